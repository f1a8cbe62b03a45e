import { useListImportsQuery } from '../../../shared/api/generated.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { ColumnTable } from './ColumnTable.js';
import { ImportQuestions } from './ImportQuestions.js';
import { ImportResultPanel } from './ImportResultPanel.js';
import { ImportSteps } from './ImportSteps.js';
import { PastImports } from './PastImports.js';
import { UnknownNames } from './UnknownNames.js';
import { useImport } from './use-import.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './import.module.css';

/** The import of services, therapists, clients and bookings from files of another system, which are checked first. For administrators. */
export function ImportCard() {
  const fileImport = useImport();
  const { checked, imported, failure, running, toDoText, answerTexts, changeAnswers, importFile } = fileImport;
  const leaveOut = (lines: readonly number[]) =>
    void fileImport.checkWith({ leaveOut: [...fileImport.answers.leaveOut, ...lines] });
  const { data: earlier } = useListImportsQuery();
  const isUndoing = earlier?.some(({ kind, state }) => kind === checked?.kind && state === 'undoing') ?? false;
  const isOpen = checked !== undefined && checked.questions.length > 0;
  return (
    <Card aria-labelledby="import">
      <h2 id="import" className="type-item">
        Import
      </h2>
      <p className="second">
        Move in from another system: bring its files of services, therapists, roster, clients and bookings as they are,
        in this order. A file can be imported again: nothing is entered twice. Nobody is emailed.
      </p>
      <ImportSteps fileImport={fileImport} />
      <div role="status">
        {running && <ImportProgress {...running} total={running.isDryRun ? undefined : checked?.lines} />}
      </div>
      {failure && <Alert type="error" showIcon title={failure} />}
      {checked && !imported && (
        <ColumnTable
          key={checked.columns.map(({ meaning }) => meaning).join()}
          fileImport={fileImport}
          result={checked}
        />
      )}
      {isOpen && <ImportQuestions fileImport={fileImport} questions={checked.questions} />}
      {checked && !isOpen && !imported && answerTexts.length > 0 && (
        <Cluster as="p" gap={12} lines={8} className={styles.answered}>
          <span>{answerTexts.join('. ')}.</span>
          <Button size="small" disabled={running !== undefined} onClick={changeAnswers}>
            Change Answers
          </Button>
        </Cluster>
      )}
      {checked && !isOpen && !imported && checked.unknown_names.length > 0 && (
        <UnknownNames fileImport={fileImport} result={checked} />
      )}
      {imported ? (
        <ImportResultPanel result={imported} isDryRun={false} />
      ) : (
        checked && !isOpen && <ImportResultPanel result={checked} isDryRun onLeaveOut={leaveOut} />
      )}
      {checked && !isOpen && !imported && (
        <Button variant="primary" disabled={!toDoText || isUndoing || running !== undefined} onClick={importFile}>
          {isUndoing ? 'Wait Until the Undo Has Ended' : toDoText ? `Import ${toDoText}` : 'Nothing to Import'}
        </Button>
      )}
      <PastImports />
    </Card>
  );
}

function ImportProgress({ isDryRun, lines, total }: { isDryRun: boolean; lines: number; total: number | undefined }) {
  const done = lines.toLocaleString('en-AU');
  return (
    <Cluster as="p" gap={12} className={styles.progress}>
      <progress aria-label={isDryRun ? 'Checking' : 'Importing'} {...(total && { value: lines, max: total })} />
      {isDryRun ? `${done} lines checked` : `${done} of ${(total ?? 0).toLocaleString('en-AU')} lines`}
    </Cluster>
  );
}
