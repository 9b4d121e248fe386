import { savedStrategies } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { keptOf, type WrittenStrategy } from './kept-strategies.ts';

/** Puts strategies into the toolkit and takes them out; a toast says what came of it. */
export function useKeeping() {
  const t = useTexts('coping');
  const tell = (done: boolean, well: string, badly: string) =>
    done
      ? showToast({ title: t(well) })
      : showToast({
          title: t(`${badly}.title`),
          description: t(`${badly}.description`),
          tone: 'destructive',
        });
  return {
    keep: (strategy: WrittenStrategy) => {
      const now = Date.now();
      const done = savedStrategies.save(keptOf(strategy, now), now);
      tell(done, 'strategy.savedToast', 'strategy.refused');
    },
    /** @returns false when the device refused */
    takeOut: (id: string): boolean => {
      const done = savedStrategies.remove(id);
      tell(done, 'strategy.removedToast', 'strategy.notRemoved');
      return done;
    },
  };
}
