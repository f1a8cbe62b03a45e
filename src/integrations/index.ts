export { describeV1 } from './v1/describe-v1.js';
export { IntegrationsModule } from './integrations.module.js';
