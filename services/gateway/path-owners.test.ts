import { expect, it } from 'vitest';
import { PathOwners } from './path-owners.ts';

const owners = new PathOwners<string>();
owners.add('/api/logout', 'identity');
owners.add('/api/progress/*', 'progress');

it('gives a plain pattern its path alone', () => {
  expect(owners.find('/api/logout')).toBe('identity');
  expect(owners.find('/api/logout/now')).toBeUndefined();
});

it('gives a pattern with a star the path and everything below, and no neighbour', () => {
  expect(owners.find('/api/progress')).toBe('progress');
  expect(owners.find('/api/progress/sobriety-milestones/1')).toBe('progress');
  expect(owners.find('/api/progressive')).toBeUndefined();
});
