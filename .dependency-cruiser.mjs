/** Who may import whom (README, 'The map'). Checked by `npm run check`. */
const service = '^services/(gateway|identity|wellbeing|community|support|progress|language)/';

export default {
  forbidden: [
    {
      name: 'an area knows no other area and not the shell',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+)/', pathNot: '^mfe-$1/' },
    },
    {
      name: 'the shell knows areas by the registry alone',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'a front end takes a contract from a service and nothing else',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: {
        path: '^services/',
        pathNot:
          '^services/[^/]+/(contract|live/contract|next-goal|sober-days|milestone-changes|money-per-day|free-text|newer-entry|own-path)\\.ts$|^services/safety/',
      },
    },
    {
      name: 'a service knows no other service',
      severity: 'error',
      from: { path: '^services/(identity|wellbeing|community|support|progress|language)/' },
      to: {
        path: '^services/',
        pathNot: '^services/($1|kit|assistant|safety)/',
      },
    },
    {
      name: 'the gateway knows the services, and they do not know it',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/gateway/' },
      to: { path: '^services/gateway/' },
    },
    {
      name: 'a library knows no service and no front end',
      severity: 'error',
      from: { path: '^(services/(kit|assistant|safety|database)|shared-ui)/' },
      to: { path: `${service}|^(shell|mfe-[^/]+)/` },
    },
    {
      name: 'a contract runs in browsers',
      severity: 'error',
      from: { path: '^services/[^/]+/(live/)?contract\\.ts$' },
      to: {
        pathNot:
          '^services/[^/]+/(contract|live/contract|next-goal|sober-days|milestone-changes|money-per-day|free-text|newer-entry|own-path)\\.ts$|^services/assistant/counselor/tools\\.ts$|node_modules/zod/',
      },
    },
    {
      name: 'only the tests of the browser know the tooling, and builds',
      severity: 'error',
      from: { path: '^(services|shared-ui|(shell|mfe-[^/]+)/src)/' },
      to: { path: '^(tooling|e2e)/' },
    },
    {
      name: 'routes and texts come through shared-ui, which shares them',
      comment:
        'A copy of these libraries in a remote would know nothing of the language and the place that is shown.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/', pathNot: '^shell/src/pages/|\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react-router|react-router-dom|i18next|react-i18next)/' },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-pages|\\.turbo|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.woff2'],
    },
  },
};
