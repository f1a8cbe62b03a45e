import { defineEntity, p } from '@mikro-orm/core';

const BusinessSettingSchema = defineEntity({
  name: 'BusinessSetting',
  tableName: 'business_settings',
  properties: {
    settingKey: p.text().primary(),
    settingValue: p.json<object>(),
    updatedAt: p.datetime(),
  },
});

export class BusinessSetting extends BusinessSettingSchema.class {}
BusinessSettingSchema.setClass(BusinessSetting);
