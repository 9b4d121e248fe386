import { useTexts } from '@haven/shared-ui/language';
import { color, radius, space } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const Skip = styled.a`
  position: absolute;
  inset-inline-start: ${space.two};
  inset-block-start: -6rem;
  z-index: 20;
  padding: ${space.one} ${space.two};
  border-radius: ${radius.small};
  background: ${color.pine};
  color: ${color.onPine};
  &:focus { inset-block-start: ${space.two}; }
`;

/** The first thing that Tab reaches: past the header, to the screen. */
export function SkipLink() {
  const t = useTexts('shell');
  return <Skip href="#main">{t('layout.skip')}</Skip>;
}
