import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const local = new URL('http://localhost:3000');
const live = new URL('https://haven.example');

it('allows scripts of our own alone, and inline styles by nonce alone', () => {
  const policy = contentSecurityPolicy(live, [])('abc');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('asks for HTTPS only where the public address has it', () => {
  expect(contentSecurityPolicy(live, [])('n')).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy(local, [])('n')).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders(live)).toContain('strict-transport-security');
  expect(securityHeaders(local)).not.toContain('strict-transport-security');
});

it("lets a developer's own server in, with its WebSocket for hot updates", () => {
  const policy = contentSecurityPolicy(local, ['http://localhost:4003'])('n');
  expect(policy).toContain("script-src 'self' http://localhost:4003;");
  expect(policy).toContain("connect-src 'self' http://localhost:4003 ws://localhost:4003;");
});
