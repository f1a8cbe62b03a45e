import { injectBug } from './inject-bug.mjs';

// What is tried again is another mail to whoever gets it.
injectBug('platform/mail/mail.service.js', 'messageId: `${mailId}@', 'messageId: `${mailId}${Date.now()}@');
