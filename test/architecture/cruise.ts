import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { rules } from './rules.mjs';

/** What breaks a rule below `folder`, as `rule: from → to`. */
export async function findImportViolations(folder: string): Promise<string[]> {
  const { output } = await cruise(['src', 'web'], {
    baseDir: folder,
    ruleSet: { forbidden: rules },
    validate: true,
    // Imports of types count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/)?dist/' },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
