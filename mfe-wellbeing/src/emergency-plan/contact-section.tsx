import { Button, IconButton } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import type { PlanContact } from '@haven/shared-ui/device-store';
import { Field, TextInput } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import { type LucideIcon, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { missingFields } from './contact-entry.ts';
import { ContactLines } from './contact-line.tsx';
import type { ContactList } from './plan-content.ts';
import type { PlanForm } from './use-plan-form.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  align-items: end;
  gap: inherit;
`;

type ContactSectionProps = { list: ContactList; icon: LucideIcon; form: PlanForm };

/** One of the plan's lists of people, with the fields that add one to it. */
export function ContactSection({ list, icon, form }: ContactSectionProps) {
  const t = useTexts('wellbeing');
  const fields = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  const [tried, setTried] = useState(false);
  const [news, setNews] = useState('');
  const entry = form.entries[list];
  const contacts = form.content[list];
  const missing = tried ? missingFields(entry) : [];

  function add(event: FormEvent): void {
    event.preventDefault();
    const [first] = form.add(list);
    setTried(first !== undefined);
    fields.current?.querySelector<HTMLElement>(`[name=${first ?? 'name'}]`)?.focus();
    if (first === undefined) {
      setNews(t('emergencyPlan.contacts.added', { name: entry.name.trim() }));
      return;
    }
    showToast({
      title: t('emergencyPlan.contacts.incomplete.title'),
      description: t('emergencyPlan.contacts.incomplete.description'),
      tone: 'destructive',
    });
  }

  function remove(contact: PlanContact): void {
    form.remove(list, contact);
    setNews(t('emergencyPlan.contacts.removed', { name: contact.name }));
    // The pressed button is gone: without this, the keyboard would begin at the top of the page again.
    section.current?.focus();
  }

  const input = (field: 'name' | 'phone' | 'detail') => ({
    name: field,
    value: entry[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      form.writeEntry(list, { [field]: event.target.value }),
  });

  return (
    <Card ref={section} tabIndex={-1} heading={t(`emergencyPlan.${list}.heading`)} icon={icon}>
      <Text $soft>{t(`emergencyPlan.${list}.hint`)}</Text>
      <Stack $gap="three">
        {contacts.length > 0 && (
          <ContactLines
            contacts={contacts}
            action={(contact) => (
              <IconButton
                icon={Trash2}
                label={t('emergencyPlan.contacts.remove', { name: contact.name })}
                onClick={() => remove(contact)}
              />
            )}
          />
        )}
        <form ref={fields} noValidate onSubmit={add} aria-label={t(`emergencyPlan.${list}.new`)}>
          <Stack>
            <Fields>
              <Field
                label={t('emergencyPlan.contacts.name')}
                required
                error={missing.includes('name') ? t('emergencyPlan.contacts.nameMissing') : undefined}
              >
                <TextInput {...input('name')} />
              </Field>
              <Field
                label={t('emergencyPlan.contacts.phone')}
                required
                error={missing.includes('phone') ? t('emergencyPlan.contacts.phoneMissing') : undefined}
              >
                <TextInput {...input('phone')} type="tel" />
              </Field>
              <Field label={t(`emergencyPlan.${list}.detail`)}>
                <TextInput {...input('detail')} />
              </Field>
            </Fields>
            <Row>
              <Button type="submit" icon={Plus}>
                {t(`emergencyPlan.${list}.add`)}
              </Button>
            </Row>
          </Stack>
        </form>
      </Stack>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Card>
  );
}
