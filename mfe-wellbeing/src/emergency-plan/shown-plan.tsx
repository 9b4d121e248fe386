/** For tests: the screen, and its parts as a person finds them. */
import { showScreen } from '@haven/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import remote from '../routes.tsx';
import EmergencyPlan from './emergency-plan.tsx';

export const open = (language: 'en' | 'es' = 'en') =>
  showScreen(<EmergencyPlan />, { wellbeing: remote.texts }, language);
// By label and heading rather than by role: in this simulated browser, roles of a long form take seconds to find.
export const card = (name: string) => {
  const found = screen
    .queryByText(name, { selector: 'section[aria-labelledby] :is(h2, h3)' })
    ?.closest('section');
  return found instanceof HTMLElement ? found : null;
};
export const section = (name: string) => {
  const found = card(name);
  if (!found) throw new Error(`There is no section "${name}".`);
  return within(found);
};
export const box = (name: string) => {
  const found = card(name)?.querySelector('textarea');
  if (!found) throw new Error(`The section "${name}" has no box.`);
  return found;
};
export const field = (name: RegExp, list = 'Emergency Contacts') =>
  section(list).getByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const write = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
export const press = (name: string) =>
  fireEvent.click(
    screen.queryByLabelText(name, { selector: 'button' }) ?? screen.getByText(name, { selector: 'button' }),
  );
export const paper = () => document.querySelector('.plan-on-paper')?.textContent;
