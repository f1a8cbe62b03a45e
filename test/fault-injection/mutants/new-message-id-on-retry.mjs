import { injectBug } from './inject-bug.mjs';

// Gives each attempt to send a mail another Message-ID, so that a repeated one looks like another mail.
injectBug('platform/mail/mail.service.js', 'messageId: `${mailId}@', 'messageId: `${mailId}${Date.now()}@');
