import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/**
 * Reads a QR code as a camera would: from the picture on the screen.
 *
 * @throws when no code can be read from it
 */
export async function readCode(picture: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await picture.screenshot());
  const code = jsQR(new Uint8ClampedArray(data), width, height);
  if (!code) throw new Error('There is no code in this picture.');
  return new TextDecoder().decode(new Uint8Array(code.binaryData));
}
