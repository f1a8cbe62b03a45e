import { ChangeRosterHandler } from './change-roster.js';
import { PublishDraftsHandler } from './drafts/publish-drafts.js';
import { UndoRosterChangeHandler } from './undo/undo-roster-change.js';
import { UndoableChangesQuery } from './undo/undoable-changes.query.js';
import { AdditionPlanner } from './additions/addition-planner.js';
import { PublicationPlanner } from './drafts/publication.js';
import { EmailTherapistOnRosterPublished } from './drafts/email-therapist-on-roster-published.js';
import { RosterMailRecipients } from './drafts/roster-mail-recipients.js';
import { RosterChanger } from './roster-changer.js';
import { RosterDraftsQuery } from './drafts/roster-drafts.query.js';
import { RosterEventWriter } from './roster-event-writer.js';

/** Providers of roster changes, drafts and their publication. */
export const rosterChangeProviders = [
  ChangeRosterHandler,
  PublishDraftsHandler,
  UndoRosterChangeHandler,
  AdditionPlanner,
  PublicationPlanner,
  EmailTherapistOnRosterPublished,
  RosterMailRecipients,
  RosterChanger,
  RosterDraftsQuery,
  RosterEventWriter,
  UndoableChangesQuery,
];
