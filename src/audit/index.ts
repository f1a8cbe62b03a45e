export { AuditModule } from './audit.module.js';
export { checkExport, headIn } from './chain/read-export.js';
export { SealActionLog } from './chain/seal-action-log.js';
export { actionLogColumns, WriteActionLog } from './reactions/write-action-log.js';
