import { AddPatternsHandler } from './add-patterns.js';
import { EndPatternHandler } from './end-pattern.js';
import { FillPatternsHandler } from './fill-patterns.js';
import { FillPatternsTask } from './fill-patterns.task.js';
import { PatternEditor } from './pattern-editor.js';
import { PatternPlanner } from './pattern-planner.js';
import { RosterPatternsQuery } from './roster-patterns.query.js';

/** Providers of patterns, and of filling the roster from them. */
export const rosterPatternProviders = [
  AddPatternsHandler,
  EndPatternHandler,
  FillPatternsHandler,
  FillPatternsTask,
  PatternEditor,
  PatternPlanner,
  RosterPatternsQuery,
];
