import { BusinessSetting } from './business-setting.entity.js';
import { Service } from './service.entity.js';
import { Therapist } from './therapist.entity.js';

/** The tables of this module that are reached through the ORM. */
export const catalogEntities = [Service, Therapist, BusinessSetting];
