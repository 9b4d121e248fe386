import { expect, test } from 'vitest';
import { refuseUnknownService } from './push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('the push service at %s is known', (endpoint) => {
  expect(() => refuseUnknownService(endpoint)).not.toThrow();
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/',
  'https://localhost/push',
  'https://127.0.0.1:27017/',
  'https://[::1]/push',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil.example/fcm.googleapis.com',
  'https://evilpush.apple.com/',
  'https://push.apple.com.evil.example/',
  'https://fcm.googleapis.com:8443/',
  'https://user@fcm.googleapis.com/',
  'https://:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com@evil.example/',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/',
  'javascript:alert(1)',
  'nothing',
])('%s is refused', (endpoint) => {
  expect(() => refuseUnknownService(endpoint)).toThrow('not a push service that Haven knows');
});

test("an operator's own is known, at its own port alone", () => {
  const more = ['http://127.0.0.1:8123'];
  expect(() => refuseUnknownService('http://127.0.0.1:8123/push/1', more)).not.toThrow();
  for (const other of [
    'http://127.0.0.1:8124/push/1',
    'https://127.0.0.1:8123/push/1',
    'http://me@127.0.0.1:8123/',
  ])
    expect(() => refuseUnknownService(other, more)).toThrow();
});
