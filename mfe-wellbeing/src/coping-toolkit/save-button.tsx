import { Button } from '@haven/shared-ui/button';
import { savedStrategies } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { useAtomValue } from 'jotai';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useRef } from 'react';
import { isTailOfTap } from './double-tap.ts';
import type { WrittenStrategy } from './kept-strategies.ts';
import { useKeeping } from './use-keeping.ts';

/** Puts a strategy into the toolkit, or takes it out again. One button for both, so that the focus stays on it. */
export function SaveButton({ strategy }: { strategy: WrittenStrategy }) {
  const t = useTexts('coping');
  const { keep, takeOut } = useKeeping();
  const { id, title } = strategy;
  const isKept = useAtomValue(savedStrategies.entries).some((kept) => kept.id === id);
  const deed = t(isKept ? 'strategy.saved' : 'strategy.save');
  const tappedAt = useRef<number | null>(null);

  function tap(now: number): void {
    const isTail = isTailOfTap(tappedAt.current, now);
    tappedAt.current = now;
    if (isTail) return;
    if (isKept) takeOut(id);
    else keep(strategy);
  }

  return (
    <Button
      icon={isKept ? BookmarkCheck : Bookmark}
      aria-label={t(isKept ? 'strategy.takeOut' : 'strategy.named', { deed, title })}
      onClick={() => tap(Date.now())}
    >
      {deed}
    </Button>
  );
}
