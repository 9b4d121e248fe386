import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, buildMode } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { sharedRooms } from './shared-rooms.ts';

/** Writes `shell.json`: the routes that the shell owns, and the files that its pages begin with. */
class DescribeShell {
  readonly routesFile: string;

  constructor(routesFile: string) {
    this.routesFile = routesFile;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DescribeShell', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DescribeShell', stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('hot-update'));
        const { routes } = JSON.parse(readFileSync(this.routesFile, 'utf8'));
        const description = JSON.stringify({ routes, scripts: scripts.map((file) => `/${file}`) }, null, 2);
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(description));
      });
    });
  }
}

/** The build of the shell for browsers: the host that provides what is shared. */
export function shellConfig(folder: string, port: number, gatewayPort: number): Configuration {
  const mode = buildMode();
  const base = baseConfig(folder, 'shell', mode);
  const gateway = `http://localhost:${gatewayPort}`;
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'haven_shell',
        filename: 'assets/shellEntry.js',
        manifest: false,
        remotes: {},
        shared: sharedRooms('host'),
        runtimePlugins: [join(folder, 'src/remotes/patience.ts')],
        // Otherwise the first late room makes the runtime fetch every remote, to compare versions.
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      mode === 'production'
        ? new DescribeShell(join(folder, 'shell.json'))
        : new HtmlPlugin({
            template: join(folder, 'src/start-up/development.html'),
            excludeChunks: ['haven_shell'],
          }),
    ],
    devServer: devServer(port, {
      historyApiFallback: true,
      proxy: [
        {
          context: ['/api', '/ws', '/remotes.json', '/remotes', '/healthz', '/readyz'],
          target: gateway,
          ws: true,
        },
      ],
    }),
  };
}

/**
 * The build of the worker file `/sw.js`: one plain script, so that the browser finds a new release by its bytes.
 */
export function workerConfig(folder: string): Configuration {
  const { plugins: _compression, ...base } = baseConfig(folder, 'shell-worker', 'production');
  return {
    ...base,
    // After the browser's build, which clears the folder.
    dependencies: ['shell'],
    target: 'webworker',
    entry: { sw: './src/service-worker/service-worker.ts' },
    output: { ...base.output, filename: '[name].js', clean: false },
  };
}

/**
 * The build that renders pages to HTML: the same components, run once by Node when the site is built
 * (`shell/render-pages.ts`). Files it names, such as fonts, get the same names as in the browser's build.
 */
export function pagesConfig(folder: string): Configuration {
  const { plugins: _compression, ...base } = baseConfig(folder, 'shell-pages', 'production');
  return {
    ...base,
    dependencies: ['shell'],
    target: 'node24',
    entry: { pages: './src/pages/pages.tsx' },
    output: {
      ...base.output,
      path: join(folder, 'dist-pages'),
      publicPath: '/',
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { ...base.optimization, minimize: false },
  };
}
