import { CopyShiftsHandler, ShiftCopier } from './copy-shifts.js';
import { RemoveTemplateHandler } from './remove-template.js';
import { SaveTemplateHandler } from './save-template.js';
import { UseTemplateHandler, TemplatePreviewer } from './use-template.js';
import { RosterTemplatesQuery } from './roster-templates.query.js';
import { ShiftEntry } from './shift-entry.js';

/** Providers of copies and templates. */
export const rosterCopyProviders = [
  CopyShiftsHandler,
  RemoveTemplateHandler,
  SaveTemplateHandler,
  UseTemplateHandler,
  ShiftCopier,
  RosterTemplatesQuery,
  ShiftEntry,
  TemplatePreviewer,
];
