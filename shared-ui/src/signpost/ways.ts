import { House, Library, type LucideIcon, Phone, Sun } from 'lucide-react';

/** Also the key of its texts: `signpost.<way>.label`, `.text`. */
export type Way = 'crisis' | 'checkIn' | 'resources' | 'home';

/** Places that always help, network or not. */
export const ways: Record<Way, { to: string; icon: LucideIcon }> = {
  crisis: { to: '/crisis-resources', icon: Phone },
  checkIn: { to: '/checkin', icon: Sun },
  resources: { to: '/resources', icon: Library },
  home: { to: '/', icon: House },
};
