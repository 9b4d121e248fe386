import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { Tabs } from './index.ts';

const drawn = vi.fn<(name: string) => void>();

function Panel({ name }: { name: string }) {
  drawn(name);
  return <p>{name}</p>;
}

const press = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

test('another tab shows its panel alone, and the one that is left is not drawn again', async () => {
  const change = vi.fn<(value: string) => void>();
  const tabs = ['One', 'Two'].map((name) => ({ value: name, label: name, content: <Panel name={name} /> }));
  await showScreen(<Tabs label="Parts" tabs={tabs} onChange={change} />, {});
  expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('One');
  drawn.mockClear();
  press('Two');
  expect(change).toHaveBeenLastCalledWith('Two');
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Two');
  expect(drawn.mock.calls.flat()).not.toContain('One');
});

test('where its owner keeps the open tab, a press alone opens none', async () => {
  const tabs = ['One', 'Two'].map((name) => ({ value: name, label: name, content: name }));
  await showScreen(<Tabs label="Parts" tabs={tabs} value="One" />, {});
  press('Two');
  expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('One');
});
