import type { Type } from '@nestjs/common';
import type { CommandRunner } from 'nest-commander';

/** Loaders of all commands, by name. Only the one that is called is loaded. */
export const commands: Readonly<Record<string, () => Promise<Type<CommandRunner>>>> = {
  migrate: async () => (await import('./commands/migrate.command.js')).MigrateCommand,
  'create-admin': async () => (await import('./commands/create-admin.command.js')).CreateAdminCommand,
  'reset-second-factor': async () =>
    (await import('./commands/reset-second-factor.command.js')).ResetSecondFactorCommand,
  backup: async () => (await import('./commands/backup.command.js')).BackupCommand,
  restore: async () => (await import('./commands/restore.command.js')).RestoreCommand,
  verify: async () => (await import('./commands/verify.command.js')).VerifyCommand,
  rebuild: async () => (await import('./commands/rebuild.command.js')).RebuildCommand,
  erase: async () => (await import('./commands/erase.command.js')).EraseCommand,
  erasures: async () => (await import('./commands/erasures.command.js')).ErasuresCommand,
  'rotate-keys': async () => (await import('./commands/rotate-keys.command.js')).RotateKeysCommand,
  'audit-head': async () => (await import('./commands/audit-head.command.js')).AuditHeadCommand,
  'audit-verify': async () => (await import('./commands/audit-verify.command.js')).AuditVerifyCommand,
  export: async () => (await import('./commands/export.command.js')).ExportCommand,
  import: async () => (await import('./commands/import.command.js')).ImportCommand,
  openapi: async () => (await import('./commands/openapi.command.js')).OpenapiCommand,
};
