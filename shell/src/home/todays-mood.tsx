import { Badge, type BadgeTone } from '@haven/shared-ui/badge';
import { useTexts } from '@haven/shared-ui/language';
import { VisuallyHidden } from '@haven/shared-ui/layout';
import type { MoodBadge } from './mood-badge.ts';

const tones: Record<MoodBadge['mood'], BadgeTone> = {
  struggling: 'clay',
  okay: 'pine',
  good: 'pine',
  great: 'lamp',
  none: 'plain',
};

/** Today's-mood badge of Home. */
export function TodaysMood({ badge: { mood, today } }: { badge: MoodBadge }) {
  const t = useTexts('shell');
  const label = today || mood === 'none' ? 'home.mood.today' : 'home.mood.before';
  return (
    <Badge tone={tones[mood]}>
      <VisuallyHidden>{t(label)} </VisuallyHidden>
      {t(`home.mood.badge.${mood}`)}
    </Badge>
  );
}
