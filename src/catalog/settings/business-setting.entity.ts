import { defineEntity, p } from '@mikro-orm/core';

const BusinessSettingSchema = defineEntity({
  name: 'BusinessSetting',
  tableName: 'business_settings',
  properties: {
    settingKey: p.text().primary(),
    settingValue: p.json<object>(),
    /** Number that grows with each save that changes the value; an edit names the one it is based on. */
    version: p.integer().version(),
    updatedAt: p.datetime(),
  },
});

export class BusinessSetting extends BusinessSettingSchema.class {}
BusinessSettingSchema.setClass(BusinessSetting);
