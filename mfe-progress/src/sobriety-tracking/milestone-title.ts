import type { SobrietyMilestone } from '@haven/progress/contract';
import type { useTexts } from '@haven/shared-ui/language';

/** What a milestone is called: its type, and the person's own name for it. */
export function milestoneTitle(
  t: ReturnType<typeof useTexts>,
  { type, substanceName }: Pick<SobrietyMilestone, 'type' | 'substanceName'>,
): string {
  const typeName = t(`sobriety.types.${type}`);
  return substanceName ? t('sobriety.typeAndName', { type: typeName, name: substanceName }) : typeName;
}
