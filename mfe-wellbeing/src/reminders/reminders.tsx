import { comesFirst } from '@haven/safety/contract';
import { ApiError, errorText } from '@haven/shared-ui/api-client';
import { HelpFirst } from '@haven/shared-ui/help-first';
import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { Page, Text } from '@haven/shared-ui/layout';
import { Hills } from '@haven/shared-ui/scene';
import { showToast } from '@haven/shared-ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { queryClient } from '../query-client.ts';
import { Composer } from './composer.tsx';
import { Draft } from './draft.tsx';
import { MessageList } from './message-list.tsx';
import { Said } from './said.tsx';
import { CustomReminderCard, SettingsCard } from './side-cards.tsx';
import { useFocusLater } from './use-focus-later.ts';
import { type Asked, useGenerate } from './use-generate.ts';

/** Gentle Reminders (spec section 2): a few kind words, written from how a person says they are. */
export default function Reminders() {
  const t = useTexts('wellbeing');
  const box = useRef<HTMLTextAreaElement>(null);
  const focusLater = useFocusLater(box);
  return (
    <QueryClientProvider client={queryClient}>
      <Page
        heading={t('reminders.heading')}
        lead={t('reminders.lead')}
        scene={<Hills />}
        aside={
          <>
            <CustomReminderCard onCreate={focusLater} />
            <SettingsCard />
            <Text $soft $small>
              {t('reminders.footer')}
            </Text>
          </>
        }
      >
        <Messages box={box} />
      </Page>
    </QueryClientProvider>
  );
}

/** Help where it is needed, then the words, then the messages that came of them. */
function Messages({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const t = useTexts('wellbeing');
  const refusal = useRefusal();
  const { danger, said, draft, generate, isGenerating, failed } = useGenerate();
  const [freshId, setFreshId] = useState<string | null>(null);

  const ask = (asked: Asked, onDone: () => void) =>
    generate(asked, {
      onSuccess: ({ message, danger: told }) => {
        onDone();
        // Nothing is laid over help.
        if (!comesFirst(told))
          showToast({ title: t('reminders.generated.title'), description: t('reminders.generated.text') });
        // Where help stands first, the focus is there; elsewhere a person may have gone on to something else.
        const isWaiting =
          document.activeElement === document.body || box.current?.form?.contains(document.activeElement);
        if (isWaiting && !comesFirst(told)) setFreshId(message.id);
      },
      onError: (error) =>
        showToast({ title: t('reminders.error'), description: refusal(error), tone: 'destructive' }),
    });

  return (
    <>
      <HelpFirst danger={danger} />
      {said && <Said message={said} />}
      <Composer box={box} isGenerating={isGenerating} failed={failed} onGenerate={ask} />
      <MessageList
        freshId={freshId}
        draft={draft === null ? null : <Draft text={draft} comesIntoView={!(danger && comesFirst(danger))} />}
      />
    </>
  );
}

/** The server's message, or the spec's words where there is none (section 8, 'Reminders'). */
function useRefusal() {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  return (error: unknown): string => {
    if (!(error instanceof ApiError && error.code)) return t('reminders.generateFailed');
    // Services speak English; in Spanish the page says it.
    // A field's own name on the wire says nothing to people.
    return currentLanguage() === 'en' ? error.detail.replace(/^\w+: /, '') : errorText(common, error);
  };
}
