import { color, font, radius, space, textSize, wide } from '@haven/shared-ui/theme';
import styled from 'styled-components';

/** The one thing on the screen: a wide quiet surface, everything in the middle, much air. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.three};
  padding: ${space.four} ${space.two};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  text-align: center;
  ${wide} { padding: ${space.six} ${space.four}; }
  & > fieldset, & > form { inline-size: 100%; max-inline-size: 32rem; }
`;

/** A screen on which the whole of a guide has no room at once: an old phone, or one on its side. */
export const low = '@media (max-height: 44rem)';

/** Words that somebody reads with a racing heart: large, few, slow. */
export const Say = styled.p`
  max-inline-size: 30ch;
  font-family: ${font.serif};
  font-size: ${textSize.title};
  line-height: 1.4;
  text-wrap: balance;
`;
