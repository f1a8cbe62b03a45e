#!/usr/bin/env node
import 'reflect-metadata';
import { runCommandLine } from './runner/run-command-line.js';

/** Runs `spa <command>`, in the image and behind the npm scripts of a clone. */
await runCommandLine(process.argv);
