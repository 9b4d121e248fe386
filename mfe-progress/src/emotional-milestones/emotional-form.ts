/** What a person types into the dialog, and what of it is kept. */
import {
  type EmotionalCategory,
  type EmotionalChange,
  type EmotionalMilestone,
  type EmotionalMilestoneType,
  hasWords,
  type NewEmotionalMilestone,
} from '@haven/progress/contract';

export type EmotionalForm = {
  category: EmotionalCategory | '';
  title: string;
  description: string;
  milestoneType: EmotionalMilestoneType | '';
  /** YYYY-MM-DD; empty for none. */
  targetDate: string;
  /** 0 to 100, by 5. */
  progress: number;
  isPrivate: boolean;
};

export const emptyForm: EmotionalForm = {
  category: '',
  title: '',
  description: '',
  milestoneType: '',
  targetDate: '',
  progress: 0,
  isPrivate: false,
};

/** The form that changes a milestone. */
export const formOf = (milestone: EmotionalMilestone): EmotionalForm => ({
  category: milestone.category,
  title: milestone.title,
  description: milestone.description,
  milestoneType: milestone.milestoneType,
  targetDate: milestone.targetDate ?? '',
  progress: milestone.progress,
  isPrivate: milestone.isPrivate === 1,
});

/** The four that are required (spec section 5); null while one is missing. */
function required({ category, title, description, milestoneType }: EmotionalForm) {
  const [kept, said] = [title.trim(), description.trim()];
  if (!category || !hasWords(kept) || !hasWords(said) || !milestoneType) return null;
  return { category, title: kept, description: said, milestoneType };
}

/**
 * The milestone that a form describes. Its status follows from its progress (spec section 4).
 *
 * @param id made once for the form, so that sending it again can't double it
 * @returns null while something required is missing
 */
export function newMilestone(form: EmotionalForm, id: string): NewEmotionalMilestone | null {
  const fields = required(form);
  if (!fields) return null;
  return {
    id,
    ...fields,
    ...(form.targetDate && { targetDate: form.targetDate }),
    progress: form.progress,
    checkpoints: [],
    isPrivate: form.isPrivate ? 1 : 0,
  };
}

/** What a form makes of a milestone that is there already; null while something required is missing. */
export function milestoneChange(form: EmotionalForm): EmotionalChange | null {
  const fields = required(form);
  if (!fields) return null;
  return {
    ...fields,
    progress: form.progress,
    targetDate: form.targetDate || null,
    isPrivate: form.isPrivate ? 1 : 0,
  };
}
