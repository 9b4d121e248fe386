import { color, radius, space } from '@haven/shared-ui/theme';
import styled, { keyframes } from 'styled-components';
import { Line, Words } from './bubble.tsx';
import { MessageText } from './message-text.tsx';

const breathe = keyframes`50% { opacity: 0.3; }`;

const Dots = styled.span`
  display: flex;
  gap: ${space.half};
  padding-block: ${space.half};
  span {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${radius.round};
    background: ${color.inkSoft};
    @media (prefers-reduced-motion: no-preference) { animation: ${breathe} 1.2s ease-in-out infinite; }
  }
  span:nth-child(2) { animation-delay: 0.2s; }
  span:nth-child(3) { animation-delay: 0.4s; }
`;

/** The answer while it is written, for the eye: a screen reader is told that it is coming, and reads it once it is whole. */
export const Typing = ({ draft }: { draft: string }) => (
  <Line as="div" $own={false} aria-hidden>
    <Words $own={false}>
      {draft ? (
        <MessageText message={draft} />
      ) : (
        <Dots>
          <span />
          <span />
          <span />
        </Dots>
      )}
    </Words>
  </Line>
);
