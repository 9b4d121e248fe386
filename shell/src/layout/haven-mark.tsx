import { color } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const Drawing = styled.svg`inline-size: 2.1rem; block-size: 2.1rem; flex: none;`;

/** Haven's sign: a window at dusk with a lamp on behind the hill. As in `icon.svg`, in the colours of the theme. */
export function HavenMark() {
  return (
    <Drawing viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="15" fill={color.pine} />
      <path d="M14 50V30a18 18 0 0 1 36 0v20z" fill={color.lampSoft} />
      <circle cx="32" cy="27" r="7" fill={color.glow} />
      <path d="M14 50v-9c9-7 14-1 20-4 6-3 10-2 16-1v14z" fill={color.hillDeep} />
    </Drawing>
  );
}
