import { defineConfig } from 'vitest/config';

/** Unit and service tests. Services run against the real embedded database, started once for the whole run. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'screens',
          include: ['{shell,mfe-*,shared-ui}/src/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 20_000,
        },
      },
      {
        // A page costs each file half a second: rules that need one say so in their first line.
        test: {
          name: 'rules',
          include: ['{shell,mfe-*,shared-ui}/src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'libraries',
          include: ['tooling/**/*.test.ts', 'services/{safety,assistant}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'services',
          include: ['services/**/*.test.ts'],
          exclude: ['services/{safety,assistant}/**'],
          environment: 'node',
          testTimeout: 20_000,
          globalSetup: ['./services/database/test-setup.ts'],
        },
      },
    ],
  },
});
