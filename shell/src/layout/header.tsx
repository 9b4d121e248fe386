import { ButtonLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Link } from '@haven/shared-ui/router';
import { color, contentWidth, font, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { useWordAfterLogOut } from '../sign-in/after-log-out.ts';
import { AccountButton } from './account-button.tsx';
import { HavenMark } from './haven-mark.tsx';
import { roomy, tight } from './header-widths.ts';
import { LanguagePicker } from './language-picker.tsx';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  /* A menu that somebody has opened is not covered by a toast. */
  &:has([role='menu']) { z-index: 56; }
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};
  max-inline-size: calc(${contentWidth} + 2 * ${space.two});
  margin-inline: auto;
  padding: ${space.one} ${space.two};
  ${roomy} { gap: ${space.one}; }
`;

const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.one};
  margin-inline-end: auto;
  color: ${color.pine};
  font-family: ${font.serif};
  font-size: ${textSize.large};
  font-weight: 600;
  text-decoration: none;
`;
const Name = styled.span`${tight} { display: none; }`;

/** In two lines on phones: it is never hidden, and never crowds the row. */
const HelpLink = styled(ButtonLink)`
  flex: none;
  max-inline-size: 6.4rem;
  padding: ${space.half} ${space.oneAndHalf};
  font-size: ${textSize.small};
  line-height: 1.15;
  text-wrap: balance;
  ${roomy} {
    max-inline-size: none;
    padding-inline: ${space.three};
    font-size: ${textSize.body};
    white-space: nowrap;
  }
`;

/** On every screen, and always in sight: home, language, account, help. */
export function Header() {
  const t = useTexts('shell');
  useWordAfterLogOut();
  return (
    <Bar>
      <Row>
        <HomeLink to="/" aria-label={t('header.home')}>
          <HavenMark />
          <Name>Haven</Name>
        </HomeLink>
        <LanguagePicker />
        <AccountButton />
        <HelpLink to="/crisis-resources" tone="danger">
          {t('header.help')}
        </HelpLink>
      </Row>
    </Bar>
  );
}
