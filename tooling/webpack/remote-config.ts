import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, buildMode, contentName } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { sharedRooms } from './shared-rooms.ts';

/** What a remote says about itself in its `remote.json`: its name, and the routes it owns. */
export type RemoteDescription = { name: string; routes: string[] };

export function readRemoteDescription(folder: string): RemoteDescription {
  const parsed: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  if (typeof parsed === 'object' && parsed !== null && 'name' in parsed && 'routes' in parsed) {
    const { name, routes } = parsed;
    if (typeof name === 'string' && Array.isArray(routes)) return { name, routes: routes.map(String) };
  }
  throw new Error(`${folder}/remote.json does not name a remote and its routes`);
}

const manifest = 'mf-manifest.json';

/**
 * Writes `remote.json` beside the built files: what the registry needs to know of this release. The version is made
 * from the names of the built files, which carry the hashes of their contents.
 */
class DescribeRemote {
  readonly description: RemoteDescription;

  constructor(description: RemoteDescription) {
    this.description = description;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DescribeRemote', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DescribeRemote', stage }, (assets) => {
        const version = contentName(
          Object.entries(assets)
            .map(([file, source]) => `${file}:${contentName(source.source().toString())}`)
            .sort()
            .join('\n'),
        );
        const description = { ...this.description, version, manifest };
        compilation.emitAsset(
          'remote.json',
          new webpack.sources.RawSource(JSON.stringify(description, null, 2)),
        );
      });
    });
  }
}

/**
 * The build of a remote: exposes `./routes` and nothing else.
 *
 * @param folder the workspace's folder, such as `mfe-support`
 */
export function remoteConfig(folder: string, devPort: number): Configuration {
  const mode = buildMode();
  const description = readRemoteDescription(folder);
  const container = `haven_${description.name}`;
  const base = baseConfig(folder, `mfe-${description.name}`, mode);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        manifest: { fileName: manifest },
        exposes: { './routes': './src/routes.tsx' },
        shared: sharedRooms('remote'),
        // Otherwise the first late room makes the runtime fetch every remote, to compare versions.
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(mode === 'production' ? [new DescribeRemote(description)] : []),
    ],
    devServer: devServer(devPort),
  };
}
