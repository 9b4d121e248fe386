import { emergencyPlans } from '@haven/shared-ui/device-store';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Page } from '@haven/shared-ui/layout';
import { Door } from '@haven/shared-ui/scene';
import { useAtomValue } from 'jotai';
import { PlanForm } from './form.tsx';
import { CrisisCard, TipsCard } from './plan-aside.tsx';
import { partsOf } from './plan-content.ts';
import { PlanStatus } from './plan-status.tsx';
import { type PlanWords, planText } from './plan-text.ts';
import { PrintedPlan } from './printed-plan.tsx';
import { usePlanForm } from './use-plan-form.ts';
import { YourPeople } from './your-people.tsx';

/** The words around the plan on paper and in text. @param date when it was last changed: ms since 1970 */
function usePlanWords(date: number): PlanWords {
  const t = useTexts('wellbeing');
  return {
    heading: t('emergencyPlan.mine'),
    updated: t('emergencyPlan.updated', { date: formatDate(date) }),
    parts: {
      warningSignsInput: t('emergencyPlan.warningSignsInput.heading'),
      copingStrategies: t('emergencyPlan.copingStrategies.heading'),
      emergencyContacts: t('emergencyPlan.emergencyContacts.heading'),
      safePlaces: t('emergencyPlan.safePlaces.heading'),
      professionalContacts: t('emergencyPlan.professionalContacts.heading'),
      makingSpaceSafe: t('emergencyPlan.makingSpaceSafe.heading'),
      worthLivingFor: t('emergencyPlan.worthLivingFor.heading'),
    },
    anyHour: t('emergencyPlan.anyHour'),
  };
}

/** The Emergency Plan (spec section 2): the people first, then the plan as a form, and help beside it. */
export default function EmergencyPlan() {
  const t = useTexts('wellbeing');
  const [plan] = useAtomValue(emergencyPlans.entries);
  const form = usePlanForm(plan);
  // Paper and text hold what the form shows, saved or not: nobody should find a number missing on the sheet.
  const words = usePlanWords(plan && !form.changed ? plan.lastUpdated : Date.now());
  const anything = partsOf(form.whole).length > 0;
  return (
    <Page
      heading={t('emergencyPlan.heading')}
      lead={t('emergencyPlan.lead')}
      scene={<Door />}
      aside={
        <>
          <CrisisCard />
          <PlanStatus plan={plan} text={anything ? planText(form.whole, words) : null} />
          <TipsCard />
        </>
      }
    >
      <YourPeople plan={plan} />
      <PlanForm plan={plan} form={form} />
      {anything && <PrintedPlan content={form.whole} words={words} />}
    </Page>
  );
}
