import { plant } from './plant.mjs';

// What is tried again is another mail to whoever gets it.
plant('platform/mail/post.js', 'messageId: `${mailId}@', 'messageId: `${mailId}${Date.now()}@');
