import { Button } from '@haven/shared-ui/button';
import { savedStrategies } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { useAtomValue } from 'jotai';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { WrittenStrategy } from './kept-strategies.ts';
import { useKeeping } from './use-keeping.ts';

/** Puts a strategy into the toolkit, or takes it out again. One button for both, so that the focus stays on it. */
export function SaveButton({ strategy }: { strategy: WrittenStrategy }) {
  const t = useTexts('coping');
  const { keep, takeOut } = useKeeping();
  const { id, title } = strategy;
  const isKept = useAtomValue(savedStrategies.entries).some((kept) => kept.id === id);
  const deed = t(isKept ? 'strategy.saved' : 'strategy.save');
  return (
    <Button
      icon={isKept ? BookmarkCheck : Bookmark}
      aria-label={t(isKept ? 'strategy.takeOut' : 'strategy.named', { deed, title })}
      onClick={() => (isKept ? takeOut(id) : keep(strategy))}
    >
      {deed}
    </Button>
  );
}
