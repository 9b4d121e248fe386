import type { StrategyCategory } from '@haven/wellbeing/contract';
import { Activity, Anchor, Brush, Leaf, type LucideIcon, MessageCircle, Wind } from 'lucide-react';

export const categoryIcons: Record<StrategyCategory, LucideIcon> = {
  breathing: Wind,
  grounding: Anchor,
  mindfulness: Leaf,
  physical: Activity,
  creative: Brush,
  social: MessageCircle,
};
