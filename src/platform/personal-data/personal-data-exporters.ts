import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';
import { type DataSubject, ExportsPersonalData, type PersonalDataExporter } from './personal-data-exporter.js';

/** Collects what all modules store about a person. */
@Injectable()
export class PersonalDataExporters {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Returns the exported objects by section. */
  async exportAll(person: DataSubject): Promise<Record<string, object[]>> {
    const sections: Record<string, object[]> = {};
    const exporters = discoverProviders<PersonalDataExporter, string>(this.discovery, ExportsPersonalData);
    for (const { instance, options: section } of exporters) sections[section] = await instance.export(person);
    return sections;
  }
}
