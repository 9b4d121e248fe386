import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/index.ts';
import { changeLanguage, currentLanguage, languages, useTexts } from '../language/index.ts';
import { Heading, Page, Row, Stack, Text } from '../layout/index.ts';
import { color, space } from '../theme/index.ts';
import { stories } from './all-stories.ts';

const Bar = styled(Row)`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  padding-block: ${space.one};
  background: ${color.paper};
`;

const look = (on: boolean) => (on ? 'pine' : 'quiet');

/** All components in all their states, to look at while they are made; English only, for developers. */
export function StoryPage() {
  useTexts('common');
  const root = document.documentElement;
  const [dark, setDark] = useState(root.dataset.theme === 'dark');
  const [compact, setCompact] = useState('compact' in root.dataset);
  const showDark = (on: boolean) => {
    root.dataset.theme = on ? 'dark' : 'light';
    setDark(on);
  };
  const showCompact = (on: boolean) => {
    root.toggleAttribute('data-compact', on);
    setCompact(on);
  };
  return (
    <Page heading="Components">
      <Bar>
        <Button tone={look(dark)} aria-pressed={dark} onClick={() => showDark(!dark)}>
          Dark
        </Button>
        <Button tone={look(compact)} aria-pressed={compact} onClick={() => showCompact(!compact)}>
          Compact
        </Button>
        {languages.map((language) => (
          <Button
            key={language}
            tone={look(language === currentLanguage())}
            aria-pressed={language === currentLanguage()}
            onClick={() => void changeLanguage(language)}
          >
            {language}
          </Button>
        ))}
      </Bar>
      <Row as="nav" aria-label="Rooms">
        {stories.map(({ room }) => (
          <a key={room} href={`#${room}`}>
            {room}
          </a>
        ))}
      </Row>
      {stories.map(({ room, states }) => (
        <Stack key={room} as="section" id={room} aria-label={room} $gap="three">
          <Heading level={2}>{room}</Heading>
          {Object.entries(states).map(([name, State]) => (
            <Stack key={name}>
              <Text $soft $small>
                {name}
              </Text>
              <State />
            </Stack>
          ))}
        </Stack>
      ))}
    </Page>
  );
}
