/** The recovery resources of spec section 9, in its order. Their words are in the texts, `resources.items.<id>`. */
import { Brain, Leaf, type LucideIcon, ShieldCheck, Users, Wrench, Zap } from 'lucide-react';

export type ResourceCategory = 'education' | 'skills' | 'support' | 'wellness';

export type Resource = {
  /** Also the key of its texts. */
  id: string;
  icon: LucideIcon;
  category: ResourceCategory;
  /** Minutes. */
  readTime: number;
};

export const resources: readonly Resource[] = [
  { id: 'understandingAddiction', icon: Brain, category: 'education', readTime: 5 },
  { id: 'healthyCopingSkills', icon: Wrench, category: 'skills', readTime: 7 },
  { id: 'buildingSupportNetworks', icon: Users, category: 'support', readTime: 6 },
  { id: 'mindfulnessAndMeditation', icon: Leaf, category: 'wellness', readTime: 8 },
  { id: 'relapsePrevention', icon: ShieldCheck, category: 'skills', readTime: 10 },
  { id: 'stressManagement', icon: Zap, category: 'wellness', readTime: 6 },
];
