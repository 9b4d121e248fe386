import styled from 'styled-components';
import { Card } from '../card/index.ts';
import { useTexts } from '../language/index.ts';
import { Stack, VisuallyHidden } from '../layout/index.ts';
import { color, radius } from '../theme/index.ts';

const widths = { short: '30%', half: '55%', full: '100%' } as const;

/** The place of a line of text that is on its way. It lies still: a shimmer would not make it come sooner. */
export const Skeleton = styled.span<{ $width?: keyof typeof widths | undefined }>`
  display: block;
  inline-size: ${({ $width = 'full' }) => widths[$width]};
  block-size: 1em;
  border-radius: ${radius.small};
  background: ${color.shade};
`;

/** The place of a card that is on its way; says so to those who listen. */
export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  const t = useTexts('common');
  const full = Array.from({ length: lines - 1 }, (_, line) => line);
  return (
    <Card role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack $gap="oneAndHalf" aria-hidden>
        <Skeleton $width="short" />
        {full.map((line) => (
          <Skeleton key={line} />
        ))}
        <Skeleton $width="half" />
      </Stack>
    </Card>
  );
}
