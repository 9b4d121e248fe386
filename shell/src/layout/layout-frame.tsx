import { space } from '@haven/shared-ui/theme';
import styled from 'styled-components';

/** Header, screen and footer over the whole height. */
export const Frame = styled.div`
  min-block-size: 100dvh;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
`;

export const Main = styled.main`
  padding: ${space.three} ${space.two} ${space.six};
`;
