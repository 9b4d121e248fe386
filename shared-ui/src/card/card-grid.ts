import styled from 'styled-components';
import { space } from '../theme/index.ts';

/** Cards side by side, as many as fit; `$least` is the least width of a column. */
export const CardGrid = styled.div<{ $least?: '14rem' | '18rem' | '22rem' | undefined }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least = '18rem' }) => $least}), 1fr));
  gap: ${space.two};
`;
