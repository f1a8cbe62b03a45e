/** Of two neighbours the right may import the left, through its door. */
const chain = ['identity', 'catalog', 'scheduling', 'booking', 'reporting'];
const modules = [...chain, 'audit', 'operations', 'site'];
const anyModule = modules.join('|');

/**
 * Who may import whom. Each rule stands with an import that it must catch, see violations.mjs.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const rules = [
  ...chain.slice(0, -1).map((name, place) => ({
    name: `${name}-knows-nothing-built-on-it`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^src/${name}/` },
    to: { path: `^src/(${[...chain.slice(place + 1), 'audit', 'operations', 'site'].join('|')})/` },
  })),
  {
    name: 'reporting-is-nobodys-basis',
    severity: 'error',
    from: { path: '^src/reporting/' },
    to: { path: '^src/(audit|operations|site)/' },
  },
  {
    name: 'audit-needs-the-log-and-identity-only',
    severity: 'error',
    from: { path: '^src/audit/' },
    to: { path: `^src/(${modules.filter((name) => !['audit', 'identity'].includes(name)).join('|')})/` },
  },
  {
    name: 'operations-needs-identity-only',
    severity: 'error',
    from: { path: '^src/operations/' },
    to: { path: `^src/(${modules.filter((name) => !['operations', 'identity'].includes(name)).join('|')})/` },
  },
  {
    name: 'modules-are-entered-by-their-door',
    severity: 'error',
    from: { path: '^src/([^/]+)' },
    to: { path: `^src/(${anyModule})/`, pathNot: ['^src/$1/', `^src/(${anyModule})/index\\.ts$`] },
  },
  {
    name: 'domain-imports-nothing-but-the-decider',
    severity: 'error',
    from: { path: '^src/[^/]+/domain/', pathNot: '\\.spec\\.ts$' },
    to: { pathNot: ['^src/[^/]+/domain/', '^src/platform/(decider|money)\\.ts$', '^src/platform/clock/local-time\\.ts$'] },
  },
  {
    name: 'domains-do-not-meet',
    severity: 'error',
    from: { path: '^src/([^/]+)/domain/' },
    to: { path: '^src/[^/]+/domain/', pathNot: '^src/$1/' },
  },
  {
    name: 'platform-knows-no-business-word',
    severity: 'error',
    from: { path: '^src/platform/' },
    to: { path: '^src/', pathNot: '^src/platform/' },
  },
  {
    name: 'nothing-imports-http',
    severity: 'error',
    from: { path: '^src/([^/]+)/', pathNot: ['^src/[^/]+/http/', '^src/[^/]+/[^/]+\\.module\\.ts$', '^src/platform/'] },
    to: { path: '^src/$1/http/' },
  },
  {
    name: 'commands-know-no-projection',
    severity: 'error',
    from: { path: '^src/[^/]+/commands/' },
    to: { path: '^src/[^/]+/projections/' },
  },
  {
    name: 'projections-know-no-command',
    severity: 'error',
    from: { path: '^src/[^/]+/projections/' },
    to: { path: '^src/[^/]+/commands/' },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'server-and-web-meet-over-http-only',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-never-imports-the-server',
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
    name: 'shared-stands-below-features-and-app',
    severity: 'error',
    from: { path: '^web/src/shared/' },
    to: { path: '^web/src/(app|features)/' },
  },
  {
    name: 'the-product-needs-no-test',
    severity: 'error',
    from: { path: '^(src|web)/', pathNot: '\\.spec\\.tsx?$' },
    to: { path: ['^test/', '\\.spec\\.tsx?$'] },
  },
];
