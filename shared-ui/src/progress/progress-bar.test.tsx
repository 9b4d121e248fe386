import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { ProgressBar } from './index.ts';

test('says in words how far something has come', async () => {
  await showScreen(<ProgressBar label="30 days" value={40} text="12 of 30 days" />, {});
  const bar = screen.getByRole('progressbar', { name: '30 days' });
  expect(bar.getAttribute('value')).toBe('40');
  expect(bar.getAttribute('aria-valuetext')).toBe('12 of 30 days');
});

test('never shows less than nothing or more than all of it', async () => {
  await showScreen(
    <>
      <ProgressBar label="less" value={-3} />
      <ProgressBar label="more" value={130.4} />
    </>,
    {},
  );
  expect(screen.getByRole('progressbar', { name: 'less' }).getAttribute('aria-valuetext')).toBe('0%');
  expect(screen.getByRole('progressbar', { name: 'more' }).getAttribute('aria-valuetext')).toBe('100%');
});
