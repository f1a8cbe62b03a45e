import { AddOn } from './add-ons/add-on.entity.js';
import { BusinessSetting } from './settings/business-setting.entity.js';
import { Photo } from './photos/photo.entity.js';
import { Service } from './services/service.entity.js';
import { Treatment } from './treatments/treatment.entity.js';
import { Therapist } from './therapists/therapist.entity.js';

/** The entities of this module. */
export const catalogEntities = [AddOn, Service, Therapist, Treatment, Photo, BusinessSetting];
