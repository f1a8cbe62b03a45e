import { DisconnectSocketsOnSecuritySettingsChanged } from './security/disconnect-sockets-on-security-settings-changed.js';
import { ShopSecondFactorPolicy } from './security/shop-second-factor-policy.js';
import { InvalidateSettingsCache } from './settings/invalidate-settings-cache.js';
import { OfficeSettingsQuery } from './settings/office-settings.query.js';
import { SaveSettingHandler } from './settings/save-setting.js';
import { SettingWriter } from './settings/setting-writer.js';
import { SettingsAsOf } from './settings/settings-as-of.js';
import { ShopSettings } from './settings/shop-settings.js';
import { ShopMailSender } from './shop-details/shop-mail-sender.js';

/** Providers that read and save the shop’s settings, and those that act on them. */
export const settingProviders = [
  ShopSettings,
  SettingsAsOf,
  SettingWriter,
  OfficeSettingsQuery,
  SaveSettingHandler,
  InvalidateSettingsCache,
  ShopMailSender,
  ShopSecondFactorPolicy,
  DisconnectSocketsOnSecuritySettingsChanged,
];
