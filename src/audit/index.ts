export { AuditModule } from './audit.module.js';
export { verifyExport, parseHead } from './export/verify-export.js';
export { ExtendHashChain } from './hash-chain/extend-hash-chain.task.js';
export { actionLogColumns, WriteActionLog } from './action-log/write-action-log.js';
