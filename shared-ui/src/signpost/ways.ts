import { BookOpen, House, LifeBuoy, type LucideIcon, NotebookPen } from 'lucide-react';

/** Also the key of its texts: `signpost.<way>.label`, `.text`. */
export type Way = 'crisis' | 'checkIn' | 'resources' | 'home';

/** Places that always help, network or not. */
export const ways: Record<Way, { to: string; icon: LucideIcon }> = {
  crisis: { to: '/crisis-resources', icon: LifeBuoy },
  checkIn: { to: '/checkin', icon: NotebookPen },
  resources: { to: '/resources', icon: BookOpen },
  home: { to: '/', icon: House },
};
