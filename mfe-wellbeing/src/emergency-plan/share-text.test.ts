import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareText } from './share-text.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(data: ShareData) => Promise<void>>();

function browser(parts: { share?: typeof share; clipboard?: { writeText: typeof writeText } }): void {
  vi.stubGlobal('navigator', { ...parts });
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('hands the whole text to the device', async () => {
  browser({ share, clipboard: { writeText } });
  expect(await shareText('Plan', 'Ana: 555')).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Plan', text: 'Ana: 555' });
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the whole text where the device can not share', async () => {
  browser({ clipboard: { writeText } });
  expect(await shareText('Plan', 'Ana: 555')).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Ana: 555');
});

test('copies when sharing fails', async () => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  browser({ share, clipboard: { writeText } });
  expect(await shareText('Plan', 'Ana: 555')).toBe('copied');
});

test('copies nothing when the person closes the sheet', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  browser({ share, clipboard: { writeText } });
  expect(await shareText('Plan', 'Ana: 555')).toBe('closed');
  expect(writeText).not.toHaveBeenCalled();
});

test('says so when the browser neither shares nor copies', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  browser({ clipboard: { writeText } });
  expect(await shareText('Plan', 'Ana: 555')).toBe('impossible');
  browser({});
  expect(await shareText('Plan', 'Ana: 555')).toBe('impossible');
});
