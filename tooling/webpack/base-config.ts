import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

export type Mode = 'production' | 'development';

/** The mode of this build: `development` only under a dev server. */
export const buildMode = (): Mode => (process.env.WEBPACK_SERVE === 'true' ? 'development' : 'production');

/** How TypeScript becomes JavaScript: for browsers of the last five years, which old phones still get. */
const swcOptions = (mode: Mode, react: boolean) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: react
      ? {
          react: {
            runtime: 'automatic',
            development: mode === 'development',
            refresh: mode === 'development',
          },
        }
      : {},
    externalHelpers: false,
  },
  env: { targets: 'chrome >= 90, firefox >= 90, safari >= 14.1, edge >= 90' },
});

/** Compressed at build time, never while serving. */
const compressed = (): WebpackPluginInstance[] =>
  (['brotliCompress', 'gzip'] as const).map(
    (algorithm) =>
      new CompressionPlugin({
        algorithm,
        test: /\.(js|css|json|svg|html|webmanifest|txt)$/,
        filename: algorithm === 'gzip' ? '[path][base].gz' : '[path][base].br',
        threshold: 512,
        minRatio: 0.95,
      }),
  );

/** A loader of the safety engine's own. */
const withoutExamples = join(import.meta.dirname, '../../services/safety/without-examples.ts');

/** The files that a build depends on without importing them: when one changes, nothing of an earlier build is used. */
const settings = [
  ...readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file)),
  withoutExamples,
];

/**
 * What every front end's build has in common.
 *
 * @param folder the workspace's folder
 * @param name unique among all builds of the page
 */
export function baseConfig(folder: string, name: string, mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2020'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: name,
      clean: true,
      crossOriginLoading: 'anonymous',
      // Milliseconds; webpack's own two minutes are too long for someone who waits for help.
      chunkLoadTimeout: 20_000,
      // A module that failed, as without a network, is evaluated anew when it is asked for again, not handed out in halves.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: 'swc-loader', options: swcOptions(mode, true) } },
        { test: /services\/safety\/rules\/.*\.ts$/, use: withoutExamples },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(production ? compressed() : [new ReactRefreshPlugin({ overlay: false })]),
      new webpack.DefinePlugin({ 'process.env.HAVEN_STORIES': JSON.stringify(!production) }),
    ],
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: join(folder, '../.cache/webpack'),
      buildDependencies: { config: [...settings, join(folder, 'webpack.config.ts')] },
    },
    stats: 'errors-warnings',
    // Not its warnings: the federation plugin warns of `publicPath: 'auto'`, by which a remote can be served anywhere.
    infrastructureLogging: { level: 'error' },
  };
}

/** A short name for content: the same content has the same name on every machine. */
export const contentName = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
