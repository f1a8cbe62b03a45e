/** An import that each rule must catch: rule → file that imports → what it imports. */
export const violations: Record<string, { from: string; to: string; back?: true }> = {
  'identity-does-not-import-modules-above-it': { from: 'src/identity/accounts/user.ts', to: 'src/catalog/index.ts' },
  'catalog-does-not-import-modules-above-it': {
    from: 'src/catalog/services/service-catalog.ts',
    to: 'src/booking/index.ts',
  },
  'scheduling-does-not-import-modules-above-it': {
    from: 'src/scheduling/rosters/roster.service.ts',
    to: 'src/booking/index.ts',
  },
  'clients-does-not-import-modules-above-it': {
    from: 'src/clients/records/client-eraser.ts',
    to: 'src/booking/index.ts',
  },
  'booking-does-not-import-modules-above-it': {
    from: 'src/booking/booking.repository.ts',
    to: 'src/reporting/index.ts',
  },
  'payments-does-not-import-modules-above-it': {
    from: 'src/payments/sale.repository.ts',
    to: 'src/reporting/index.ts',
  },
  'reporting-imports-no-side-module': { from: 'src/reporting/revenue.ts', to: 'src/audit/index.ts' },
  'audit-imports-identity-only': { from: 'src/audit/action-log.ts', to: 'src/booking/index.ts' },
  'operations-imports-identity-only': { from: 'src/operations/retry.ts', to: 'src/booking/index.ts' },
  'modules-are-imported-through-index': {
    from: 'src/booking/booking.repository.ts',
    to: 'src/catalog/services/service-catalog.ts',
  },
  'domain-imports-only-kernel': {
    from: 'src/booking/domain/booking.decide.ts',
    to: 'src/platform/clock/clock.ts',
  },
  'domains-do-not-import-each-other': {
    from: 'src/booking/domain/booking.decide.ts',
    to: 'src/scheduling/domain/shift.ts',
  },
  'platform-imports-no-module': { from: 'src/platform/event-log/relay/relay.ts', to: 'src/booking/index.ts' },
  'pipelining-is-imported-through-index': {
    from: 'src/platform/database/sql.ts',
    to: 'src/platform/database/pipelining/pipeline-batch.ts',
  },
  'rate-limits-is-imported-through-index': {
    from: 'src/booking/http/client/customer-booking.controller.ts',
    to: 'src/platform/http/rate-limits/rate-limit.ts',
  },
  'nothing-imports-http': {
    from: 'src/booking/queries/list/booking-list.query.ts',
    to: 'src/booking/http/booking.dto.ts',
  },
  'commands-do-not-import-projections': {
    from: 'src/booking/commands/cancel.ts',
    to: 'src/booking/projections/booking-list-row.ts',
  },
  'projections-do-not-import-commands': {
    from: 'src/booking/projections/booking-list-row.ts',
    to: 'src/booking/commands/cancel.ts',
  },
  'kernel-imports-only-kernel': { from: 'src/kernel/money.ts', to: 'src/platform/clock/clock.ts' },
  'only-modules-import-controllers': {
    from: 'src/catalog/services/edit-service.ts',
    to: 'src/catalog/services/services.controller.ts',
  },
  'only-modules-import-lists-of-controllers': {
    from: 'src/booking/booking.repository.ts',
    to: 'src/booking/http/booking.controllers.ts',
  },
  'controllers-do-not-import-the-database': {
    from: 'src/catalog/services/services.controller.ts',
    to: 'src/platform/database/sql.ts',
  },
  'nothing-imports-the-cli': { from: 'src/booking/booking.repository.ts', to: 'src/cli/inspect-database.ts' },
  'only-the-cli-imports-demo-data': { from: 'src/site/landing/landing.query.ts', to: 'src/demo/demo.module.ts' },
  'no-cycles': { from: 'src/booking/booking-state.ts', to: 'src/booking/booking.repository.ts', back: true },
  'server-does-not-import-web': {
    from: 'src/site/landing/landing.query.ts',
    to: 'web/src/shared/money/money.ts',
  },
  'web-does-not-import-server': { from: 'web/src/shared/money/money.ts', to: 'src/kernel/money.ts' },
  'features-do-not-import-each-other': {
    from: 'web/src/features/booking/Dialog.tsx',
    to: 'web/src/features/catalog/Card.tsx',
  },
  'features-do-not-import-app': { from: 'web/src/features/booking/Dialog.tsx', to: 'web/src/app/store.ts' },
  'shared-does-not-import-features-or-app': {
    from: 'web/src/shared/money/money.ts',
    to: 'web/src/features/catalog/Card.tsx',
  },
  'only-shared-ui-imports-antd': {
    from: 'web/src/features/catalog/Card.tsx',
    to: 'node_modules/antd/es/button/index.ts',
  },
  'product-does-not-import-tests': {
    from: 'src/booking/booking.repository.ts',
    to: 'test/support/fixtures/shop-builder.ts',
  },
};
