import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandRunner, Option } from 'nest-commander';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { rotateMasterKey } from '../../platform/personal-data/rotate-master-key.js';
import { print, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

@Command({
  name: 'rotate-keys',
  description: 'Wraps the keys of personal data with PERSONAL_DATA_KEY instead of OTHER_PERSONAL_DATA_KEY.',
})
export class RotateKeysCommand extends CommandRunner {
  async run(): Promise<void> {
    const { PERSONAL_DATA_KEY, OTHER_PERSONAL_DATA_KEY } = process.env;
    if (!OTHER_PERSONAL_DATA_KEY || OTHER_PERSONAL_DATA_KEY === PERSONAL_DATA_KEY) {
      throw new Error('Set PERSONAL_DATA_KEY to the new key, and OTHER_PERSONAL_DATA_KEY to the one so far');
    }
    await withApp(async (app) => {
      const show = (done: number) => showProgress('keys', done);
      const { rotated, all } = await rotateMasterKey(app.get(EntityManager), app.get(PersonalData), show);
      print(`${rotated} of ${all} keys were rotated, the others had been before. PERSONAL_DATA_KEY opens all of them.`);
      print('Backups that were made before open with the other key alone: keep it for as long as you keep them.');
    });
  }

  @Option({
    flags: '--forget',
    description: 'under npm start: also remove the other key from secrets.json. Elsewhere remove the variable yourself',
  })
  parseForget(): boolean {
    return true;
  }
}
