import { color, font, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.oneAndHalf} ${space.two};
`;
const Fact = styled.div`display: flex; flex-direction: column-reverse; justify-content: flex-end;`;
const Name = styled.dt`color: ${color.inkSoft}; font-size: ${textSize.small};`;
const Value = styled.dd`font-family: ${font.serif}; font-size: ${textSize.large};`;

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
