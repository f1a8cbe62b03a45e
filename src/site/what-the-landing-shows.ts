import { Injectable } from '@nestjs/common';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';

const modules = ['catalog', 'scheduling', 'booking'];
const unseen = new Set(['EmailVerified', 'PersonalDataErased']);

/**
 * Which events change the landing page. A type that nobody has thought of here counts: too much costs a reading, too
 * little a wrong page.
 */
@Injectable()
export class WhatTheLandingShows {
  constructor(private readonly catalogue: EventCatalogue) {}

  isChangedBy(type: string): boolean {
    return modules.includes(this.catalogue.moduleOf(type) ?? '') && !unseen.has(type);
  }
}
