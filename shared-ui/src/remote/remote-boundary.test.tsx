import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { RemoteBoundary, RemoteFallback } from './index.ts';

let broken = true;

function Area() {
  if (broken) throw new Error('the area fell over');
  return <p>The area works</p>;
}

/** React reports what a boundary catches; that is what these tests provoke. */
function silenceReports() {
  broken = true;
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
}

const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('an area that throws leaves the crisis numbers and ways out in reach', async () => {
  silenceReports();
  await showScreen(
    <RemoteBoundary>
      <Area />
    </RemoteBoundary>,
    {},
  );
  expect(screen.getByText(/Everything you saved on this device is safe/)).toBeTruthy();
  expect(href(/988/)).toBe('tel:988');
  expect(href(/741741/)).toBe('sms:741741?&body=HOME');
  expect(screen.getByText(/Text HOME to 741741/)).toBeTruthy();
  expect(href(/911/)).toBe('tel:911');
  expect(href(/home page/)).toBe('/');
  expect(href(/All crisis resources/)).toBe('/crisis-resources');
});

test('it opens after another try, once it works again', async () => {
  silenceReports();
  const onRetry = vi.fn(() => {
    broken = false;
  });
  await showScreen(
    <RemoteBoundary onRetry={onRetry}>
      <Area />
    </RemoteBoundary>,
    {},
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('The area works')).toBeTruthy();
});

test('another screen is not kept out by the error of the one before', async () => {
  silenceReports();
  function Walk() {
    const [path, setPath] = useState('/chat');
    return (
      <>
        <button type="button" onClick={() => setPath('/community')}>
          Walk on
        </button>
        <RemoteBoundary resetKey={path}>
          <Area />
        </RemoteBoundary>
      </>
    );
  }
  await showScreen(<Walk />, {});
  expect(screen.queryByText('The area works')).toBeNull();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Walk on' }));
  expect(screen.getByText('The area works')).toBeTruthy();
});

test('a slow area says that it may still come, in Spanish too', async () => {
  await showScreen(<RemoteFallback reason="slow" onRetry={() => undefined} />, {}, 'es');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta parte de Haven está tardando');
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
});
