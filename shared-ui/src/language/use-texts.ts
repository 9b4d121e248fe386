import { useTranslation } from 'react-i18next';

/**
 * The texts of an area in the language that is on: `const t = useTexts('wellbeing'); t('checkIn.save')`.
 * The component renders again when the language changes.
 *
 * @param namespace the area's namespace, or `common` for what all share
 */
export function useTexts(namespace: string) {
  return useTranslation(namespace).t;
}
