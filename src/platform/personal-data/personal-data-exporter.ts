import { DiscoveryService } from '@nestjs/core';

/** The person whose data is exported. */
export interface DataSubject {
  /** Ids of the subjects of personal data that are this person's. */
  subjects: readonly string[];
  /** Names, addresses and numbers that identify them. */
  identifiers: readonly string[];
}

/** Exports what a module stores about a person. */
export interface PersonalDataExporter {
  /** Returns everything, with personal values decrypted, as readable JSON. */
  export(person: DataSubject): Promise<object[]>;
}

/** Adds the provider to each export of personal data. Its option is the name of its section in the file. */
export const ExportsPersonalData = DiscoveryService.createDecorator<string>();
