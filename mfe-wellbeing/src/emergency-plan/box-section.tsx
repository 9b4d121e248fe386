import { Card } from '@haven/shared-ui/card';
import { Field, TextArea } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import type { PlanBox } from './plan-content.ts';
import type { PlanForm } from './use-plan-form.ts';

/** Grows with what is written, so that a plan can be read without scrolling in a box; four rows to begin with. */
const GrowingArea = styled(TextArea)`
  @supports (field-sizing: content) { field-sizing: content; min-block-size: calc(4lh + 1.25rem); }
`;

type BoxSectionProps = {
  box: PlanBox;
  icon: LucideIcon;
  form: PlanForm;
  error?: string | undefined;
};

/** A section of the plan that is one box to write in. */
export function BoxSection({ box, icon, form, error }: BoxSectionProps) {
  const t = useTexts('wellbeing');
  return (
    <Card heading={t(`emergencyPlan.${box}.heading`)} icon={icon}>
      <Field label={t(`emergencyPlan.${box}.question`)} hint={t(`emergencyPlan.${box}.hint`)} error={error}>
        {/* Four rows: spec section 9. */}
        <GrowingArea
          rows={4}
          name={box}
          value={form.content[box]}
          onChange={(event) => form.write(box, event.target.value)}
        />
      </Field>
    </Card>
  );
}
