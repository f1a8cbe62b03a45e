/** Of two neighbours the right may import the left, through its index.ts. */
export const chain = ['identity', 'catalog', 'scheduling', 'clients', 'booking', 'payments', 'reporting'];
const modules = [...chain, 'audit', 'integrations', 'operations', 'setup', 'site'];
const anyModule = modules.join('|');

/**
 * Who may import whom. Each rule has an import that it must catch in violations.ts.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const rules = [
  ...chain.slice(0, -1).map((name, index) => ({
    name: `${name}-does-not-import-modules-above-it`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^src/${name}/` },
    to: {
      path: `^src/(${[...chain.slice(index + 1), 'audit', 'integrations', 'operations', 'setup', 'site'].join('|')})/`,
    },
  })),
  {
    name: 'reporting-imports-no-side-module',
    severity: 'error',
    from: { path: '^src/reporting/' },
    to: { path: '^src/(audit|integrations|operations|setup|site)/' },
  },
  {
    name: 'audit-imports-identity-only',
    severity: 'error',
    from: { path: '^src/audit/' },
    to: { path: `^src/(${modules.filter((name) => !['audit', 'identity'].includes(name)).join('|')})/` },
  },
  {
    name: 'operations-imports-identity-only',
    severity: 'error',
    from: { path: '^src/operations/' },
    to: { path: `^src/(${modules.filter((name) => !['operations', 'identity'].includes(name)).join('|')})/` },
  },
  {
    name: 'modules-are-imported-through-index',
    severity: 'error',
    from: { path: '^src/([^/]+)' },
    to: { path: `^src/(${anyModule})/`, pathNot: ['^src/$1/', `^src/(${anyModule})/index\\.ts$`] },
  },
  {
    name: 'kernel-imports-only-kernel',
    severity: 'error',
    from: { path: '^src/kernel/', pathNot: '\\.spec\\.ts$' },
    // The only library that knows the phone number formats of each country.
    to: { pathNot: ['^src/kernel/', '(^|/)libphonenumber-js/max$'] },
  },
  {
    name: 'domain-imports-only-kernel',
    severity: 'error',
    from: { path: '^src/[^/]+/domain/', pathNot: '\\.spec\\.ts$' },
    to: { pathNot: ['^src/[^/]+/domain/', '^src/kernel/'] },
  },
  {
    name: 'domains-do-not-import-each-other',
    severity: 'error',
    from: { path: '^src/([^/]+)/domain/' },
    to: { path: '^src/[^/]+/domain/', pathNot: '^src/$1/' },
  },
  {
    name: 'platform-imports-no-module',
    severity: 'error',
    from: { path: '^src/platform/' },
    to: { path: '^src/', pathNot: '^src/(platform|kernel)/' },
  },
  ...['database/pipelining', 'http/rate-limits'].map((folder) => ({
    name: `${folder.split('/').at(-1)}-is-imported-through-index`,
    severity: /** @type {const} */ ('error'),
    from: { path: '^src/', pathNot: `^src/platform/${folder}/` },
    to: { path: `^src/platform/${folder}/`, pathNot: '/index\\.ts$' },
  })),
  {
    name: 'nothing-imports-http',
    severity: 'error',
    from: { path: '^src/([^/]+)/', pathNot: ['^src/[^/]+/http/', '^src/[^/]+/[^/]+\\.module\\.ts$', '^src/platform/'] },
    to: { path: '^src/$1/http/' },
  },
  {
    name: 'only-modules-import-controllers',
    severity: 'error',
    from: { path: '^src/', pathNot: '\\.(module|controllers)\\.ts$' },
    to: { path: '^src/.*\\.controller\\.ts$' },
  },
  {
    // The lists of controllers that modules split off belong to their module alone.
    name: 'only-modules-import-lists-of-controllers',
    severity: 'error',
    from: { path: '^src/', pathNot: '\\.module\\.ts$' },
    to: { path: '^src/.*\\.controllers\\.ts$' },
  },
  {
    name: 'controllers-do-not-import-the-database',
    severity: 'error',
    from: { path: '\\.controller\\.ts$' },
    to: { path: ['^src/platform/database/', '@mikro-orm/'] },
  },
  {
    name: 'nothing-imports-the-cli',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/cli/' },
    to: { path: '^src/cli/' },
  },
  {
    name: 'only-the-cli-imports-demo-data',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/(cli|demo)/' },
    to: { path: '^src/demo/' },
  },
  {
    name: 'commands-do-not-import-projections',
    severity: 'error',
    // Those of the command line are no writes.
    from: { path: '^src/[^/]+/commands/', pathNot: '^src/cli/' },
    to: { path: '^src/[^/]+/projections/' },
  },
  {
    name: 'projections-do-not-import-commands',
    severity: 'error',
    from: { path: '^src/[^/]+/projections/' },
    to: { path: '^src/[^/]+/commands/' },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'server-does-not-import-web',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-does-not-import-server',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^src/' },
  },
  {
    name: 'features-do-not-import-each-other',
    severity: 'error',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'features-do-not-import-app',
    severity: 'error',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'shared-does-not-import-features-or-app',
    severity: 'error',
    from: { path: '^web/src/shared/' },
    to: { path: '^web/src/(app|features)/' },
  },
  {
    name: 'only-shared-ui-imports-antd',
    severity: 'error',
    from: { path: '^web/', pathNot: '^web/src/shared/ui/' },
    to: { path: '(^|/)node_modules/(antd|@ant-design|@rc-component)/' },
  },
  {
    name: 'product-does-not-import-tests',
    severity: 'error',
    from: { path: '^(src|web)/', pathNot: '\\.spec\\.tsx?$' },
    to: { path: ['^test/', '\\.spec\\.tsx?$'] },
  },
];
