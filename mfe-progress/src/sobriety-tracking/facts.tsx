import { color, font, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';

/** At least two beside one another, unless a figure is too wide for that: none is ever broken. */
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.oneAndHalf} ${space.two};
`;
const Fact = styled.div`
  flex: 1 1 min(11rem, 42%);
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
`;
const Name = styled.dt`color: ${color.inkSoft}; font-size: ${textSize.small};`;
const Value = styled.dd`font-family: ${font.serif}; font-size: ${textSize.large}; white-space: nowrap;`;

/** Figures with their names under them. */
export function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <Fact key={name}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Fact>
      ))}
    </List>
  );
}
