import { Button } from '@haven/shared-ui/button';
import type { EmergencyPlan } from '@haven/shared-ui/device-store';
import { HelpFirst } from '@haven/shared-ui/help-first';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Stack, Text } from '@haven/shared-ui/layout';
import { ErrorState } from '@haven/shared-ui/states';
import { space } from '@haven/shared-ui/theme';
import { showToast } from '@haven/shared-ui/toast';
import { CloudLightning, Home, Leaf, MapPin, Stethoscope, Sunrise, Users } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useDangerOnSave } from '../danger/use-danger-on-save.ts';
import { BoxSection } from './box-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { planBoxes } from './plan-content.ts';
import type { PlanForm as Form } from './use-plan-form.ts';

/** Before what is not asked of anybody: some air, and a word that says so. */
const More = styled(Stack)`gap: ${space.half}; padding-block-start: ${space.two};`;

type PlanFormProps = { plan: EmergencyPlan | undefined; form: Form };

/** The plan as boxes and lists: prefilled and 'Update' once a plan exists (spec section 4). */
export function PlanForm({ plan, form }: PlanFormProps) {
  const t = useTexts('wellbeing');
  const sections = useRef<HTMLDivElement>(null);

  const [danger, lookForDanger] = useDangerOnSave(form.changed);

  function trySave(): void {
    lookForDanger(planBoxes.map((box) => form.whole[box]));
    const outcome = form.save();
    if (outcome === 'saved') showToast({ title: t('emergencyPlan.saved') });
    if (outcome !== 'too little') return;
    showToast({
      title: t('emergencyPlan.tooLittle.title'),
      description: t('emergencyPlan.tooLittle.description'),
      tone: 'destructive',
    });
    sections.current?.querySelector('textarea')?.focus();
  }

  const state = form.changed ? 'notSaved' : plan && 'kept';
  return (
    <Stack ref={sections} $gap="three">
      <HelpFirst danger={danger} />
      <BoxSection
        box="warningSignsInput"
        icon={CloudLightning}
        form={form}
        error={form.tooLittle ? t('emergencyPlan.tooLittle.here') : undefined}
      />
      <BoxSection box="copingStrategies" icon={Leaf} form={form} />
      <ContactSection list="emergencyContacts" icon={Users} form={form} />
      <BoxSection box="safePlaces" icon={MapPin} form={form} />
      <More>
        <Heading level={2}>{t('emergencyPlan.more.heading')}</Heading>
        <Text $soft>{t('emergencyPlan.more.text')}</Text>
      </More>
      <ContactSection list="professionalContacts" icon={Stethoscope} form={form} />
      <BoxSection box="makingSpaceSafe" icon={Home} form={form} />
      <BoxSection box="worthLivingFor" icon={Sunrise} form={form} />
      {form.refused && (
        <ErrorState
          what={t('emergencyPlan.refused.what')}
          safe={t('emergencyPlan.refused.safe')}
          next={t('emergencyPlan.refused.next')}
          onRetry={trySave}
        />
      )}
      {form.begun && <Text $soft>{t('emergencyPlan.begun')}</Text>}
      <Row $gap="two">
        <Button tone="main" size="large" onClick={trySave}>
          {t(plan ? 'emergencyPlan.update' : 'emergencyPlan.save')}
        </Button>
        {form.changed && plan && (
          <Button tone="plain" onClick={form.discard}>
            {t('emergencyPlan.discard')}
          </Button>
        )}
        {state && <Text $soft>{t(`emergencyPlan.${state}`)}</Text>}
      </Row>
    </Stack>
  );
}
