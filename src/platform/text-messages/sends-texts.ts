import type { Config } from '../config.js';

/** Whether the settings name a gateway for text messages. */
export const sendsTexts = ({ SMS_URL }: Config): boolean => SMS_URL !== undefined;
