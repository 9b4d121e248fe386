import {
  BellRing,
  BookOpen,
  HeartHandshake,
  Library,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  MessageCircle,
  ShieldCheck,
  Sprout,
  Sun,
  Users,
} from 'lucide-react';

/** A way on from Home: to a screen of Haven, or (`href`) to another site. `id` is the key of its name. */
export type Way = { id: string; icon: LucideIcon } & ({ to: string } | { href: string });

/** The action buttons of spec section 2, 'Home', by what somebody needs. `id` is the key of the group's heading. */
export const wayGroups: readonly { id: string; ways: readonly Way[] }[] = [
  {
    id: 'now',
    ways: [
      { id: 'emergencyPlan', icon: ShieldCheck, to: '/emergency-plan' },
      { id: 'copingToolkit', icon: LifeBuoy, to: '/coping-toolkit' },
      { id: 'treatment', icon: HeartHandshake, href: 'https://findtreatment.gov' },
    ],
  },
  {
    id: 'day',
    ways: [
      { id: 'checkIn', icon: Sun, to: '/checkin' },
      { id: 'progress', icon: Sprout, to: '/progress-tracker' },
      { id: 'reminders', icon: BellRing, to: '/reminders' },
    ],
  },
  {
    id: 'people',
    ways: [
      { id: 'chat', icon: MessageCircle, to: '/chat' },
      { id: 'community', icon: Users, to: '/community' },
      { id: 'aa', icon: MapPin, href: 'https://www.aa.org/find-aa' },
      { id: 'na', icon: MapPin, href: 'https://www.na.org/meetingsearch/' },
    ],
  },
  {
    id: 'learn',
    ways: [
      { id: 'resources', icon: Library, to: '/resources' },
      { id: 'reflections', icon: BookOpen, to: '/daily-reflections' },
    ],
  },
];
