import styled from 'styled-components';
import { CallLink } from '../button/index.ts';
import { currentLanguage, useTexts } from '../language/index.ts';
import { Text } from '../layout/index.ts';
import { color, space } from '../theme/index.ts';
import { addressOf, type CrisisLine, crisisLines } from './crisis-lines.ts';

const List = styled.ul`display: flex; flex-direction: column;`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.one} ${space.two};
  padding-block: ${space.oneAndHalf};
  & + & { border-block-start: 1px solid ${color.line}; }
  &:first-child { padding-block-start: 0; }
  &:last-child { padding-block-end: 0; }
`;
const Phone = styled.span`color: ${color.ink}; font-weight: 600; white-space: nowrap;`;
/** Where it would be squeezed, the button goes under it. */
const Words = styled.div`flex: 1 1 10rem;`;
const Reach = styled(CallLink)`margin-inline-start: auto; padding-inline: ${space.two};`;
const Name = styled.strong`font-weight: 600;`;

/** Hotlines under one another, each with its number and one tap to reach it. */
export function CrisisLineList({ lines = crisisLines }: { lines?: readonly CrisisLine[] }) {
  const t = useTexts('common');
  return (
    <List role="list">
      {lines.map((line) => {
        const name = t(`crisisLines.${line.id}.name`);
        const action = t(line.type === 'text' ? 'crisisLines.text' : 'crisisLines.call');
        return (
          <Line key={line.id}>
            <Words>
              <Name>{name}</Name>
              <Text $soft $small>
                {line.type === 'text' ? t(`crisisLines.${line.id}.description`) : <Phone>{line.phone}</Phone>}
                {' · '}
                {t(`crisisLines.${line.id}.available`)}
              </Text>
            </Words>
            <Reach
              href={addressOf(line, currentLanguage())}
              tone={line.type === 'emergency' ? 'danger' : 'pine'}
              aria-label={`${action} · ${line.phone} · ${name}`}
            >
              {action}
            </Reach>
          </Line>
        );
      })}
    </List>
  );
}
