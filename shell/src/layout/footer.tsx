import { ExternalLink } from '@haven/shared-ui/button';
import { CrisisLineList } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Stack, Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { color, contentWidth, font, space, textSize, touchTarget, wide } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { HavenMark } from './haven-mark.tsx';
import { nearestLines } from './nearest-lines.ts';
import { type Place, places } from './places.ts';
import { socialLink } from './social-link.ts';

const quickLinks: readonly Place[] = [
  'home',
  'checkIn',
  'emergencyPlan',
  'crisisResources',
  'resources',
  'chat',
  'liveSupport',
  'community',
  'copingToolkit',
  'reflections',
  'reminders',
  'progress',
  'accountSettings',
  'profilePreferences',
];

const legalLinks = ['about', 'terms', 'privacy', 'contact'] as const;

const Ground = styled.footer`
  border-block-start: 1px solid ${color.line};
  background: ${color.shade};
`;

const Inner = styled.div`
  max-inline-size: calc(${contentWidth} + 2 * ${space.two});
  margin-inline: auto;
  padding: ${space.four} ${space.two} ${space.three};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.four};
  ${wide} { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr); gap: ${space.six}; }
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.one};
  color: ${color.pine};
  font-family: ${font.serif};
  font-size: ${textSize.large};
  font-weight: 600;
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.two};
`;

const Line = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${touchTarget};
  color: ${color.ink};
  font-size: ${textSize.small};
  line-height: 1.25;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

const Legal = styled(Row)`
  margin-block-start: ${space.four};
  padding-block-start: ${space.two};
  border-block-start: 1px solid ${color.line};
`;

const LegalLinks = styled(Row)`gap: 0 ${space.two};`;

/** On every screen: what Haven is, the ways through it, whom to call, and the small print. */
export function Footer() {
  const t = useTexts('shell');
  return (
    <Ground>
      <Inner>
        <Columns>
          <Stack>
            <Brand>
              <HavenMark />
              Haven
            </Brand>
            <Text $small>{t('footer.text')}</Text>
            <Text $small>
              <ExternalLink href={socialLink}>{t('footer.social')}</ExternalLink>
            </Text>
          </Stack>
          <Stack as="section" aria-label={t('footer.emergency')}>
            <Heading level={2} size="body">
              {t('footer.emergency')}
            </Heading>
            <CrisisLineList lines={nearestLines} />
          </Stack>
          <Stack as="nav" $gap="one" aria-label={t('footer.quickLinks')}>
            <Heading level={2} size="body">
              {t('footer.quickLinks')}
            </Heading>
            <Links role="list">
              {quickLinks.map((place) => (
                <li key={place}>
                  <Line to={places[place]}>{t(`layout.places.${place}`)}</Line>
                </li>
              ))}
            </Links>
          </Stack>
        </Columns>
        <Legal $justify="between">
          <Text $small $soft>
            {t('footer.copyright', { year: new Date().getFullYear() })}
          </Text>
          <LegalLinks as="nav" aria-label={t('footer.legal')}>
            {legalLinks.map((page) => (
              <Line key={page} to={`/${page}`}>
                {t(`footer.${page}`)}
              </Line>
            ))}
          </LegalLinks>
        </Legal>
      </Inner>
    </Ground>
  );
}
