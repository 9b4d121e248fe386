/** The tracker as tests show it: on a device with its entries, for somebody signed in or not. */
import {
  type EmotionalEntry,
  emotionalMilestones,
  type SobrietyEntry,
  sobrietyMilestones,
} from '@haven/shared-ui/device-store';
import type { Language } from '@haven/shared-ui/language';
import { type SignedInUser, userAtom } from '@haven/shared-ui/person';
import { showScreen } from '@haven/shared-ui/testing';
import { ToastOutlet } from '@haven/shared-ui/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import ProgressTracker from '../progress-tracker/progress-tracker.tsx';
import type { TrackerTab } from '../progress-tracker/tracker-address.ts';
import remote from '../routes.tsx';

type Shown = {
  tab?: TrackerTab;
  user?: SignedInUser | null | 'unknown';
  sobriety?: readonly SobrietyEntry[];
  emotional?: readonly EmotionalEntry[];
  language?: Language;
};

/** What jsdom lacks, and the select asks for. */
export function giveSelectWhatItNeeds(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
}

export async function showTracker({ tab, user = null, sobriety = [], emotional = [], language }: Shown = {}) {
  window.history.replaceState(null, '', tab ? `/progress-tracker?tab=${tab}` : '/progress-tracker');
  for (const entry of sobriety) sobrietyMilestones.save(entry);
  for (const entry of emotional) emotionalMilestones.save(entry);
  const store = createStore();
  store.set(userAtom, user);
  return await showScreen(
    <Provider store={store}>
      <ProgressTracker />
      <ToastOutlet />
    </Provider>,
    { progress: remote.texts },
    language,
  );
}

/** The milestone's card, found by its heading. */
export const card = (name: string | RegExp) => screen.getByRole('region', { name });

/** Presses a button by its name, in the dialog that is open or in a place of the page. */
export const press = (name: string | RegExp, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));

export const dialog = () => screen.findByRole('dialog');

export const write = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** Opens a select by its label and takes one of its options. */
export async function choose(label: RegExp, option: string): Promise<void> {
  fireEvent.keyDown(screen.getByRole('combobox', { name: label }), { key: 'Enter' });
  // A browser says when the list has come up; without it the select waits for an animation before it goes.
  fireEvent.animationStart(await screen.findByRole('listbox'));
  fireEvent.click(screen.getByRole('option', { name: option }));
  await waitFor(() => {
    if (screen.queryByRole('listbox')) throw new Error('the list is still open');
  });
}
