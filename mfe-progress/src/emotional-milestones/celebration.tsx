import type { EmotionalMilestoneType } from '@haven/progress/contract';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { color, radius, space } from '@haven/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';

const kindle = keyframes`
  from { box-shadow: 0 0 0 0 transparent; background: transparent; }
  60% { box-shadow: 0 0 2.5rem 0.5rem ${color.glow}; }
`;

/** A light that comes up once and then stays low; where motion is unwelcome it is simply there. */
const Glow = styled.div`
  padding: ${space.two};
  border-radius: ${radius.card};
  background: ${color.lampSoft};
  box-shadow: 0 0 1.25rem 0 ${color.lampSoft};
  outline: none;
  @media (prefers-reduced-motion: no-preference) { animation: ${kindle} 1.6s ease-out; }
`;

/** A quiet word for what somebody just achieved; it takes the focus, since the button that led here is gone. */
export function Celebration({ type }: { type: EmotionalMilestoneType }) {
  const t = useTexts('progress');
  const glow = useRef<HTMLDivElement>(null);
  useEffect(() => glow.current?.focus(), []);
  return (
    <Glow ref={glow} tabIndex={-1}>
      <Text $serif>{t(`emotional.celebration.${type}`)}</Text>
    </Glow>
  );
}
