import { describeError } from './describe-error.js';

describe('an error in the log', () => {
  it('keeps message and stack of our own errors', () => {
    const described = describeError(new Error('No such job'));
    expect(described).toMatchObject({ type: 'Error', message: 'No such job', stack: expect.stringContaining('at ') });
  });

  it('keeps no value that the database quotes', () => {
    const refused = Object.assign(new Error('insert into users values (Wilhelmina) - duplicate key'), {
      code: '23505',
      constraint: 'users_pkey',
      detail: 'Key (name)=(Wilhelmina) already exists.',
    });
    const described = describeError(refused);
    expect(described).toMatchObject({ code: '23505', constraint: 'users_pkey' });
    expect(JSON.stringify(described)).not.toContain('Wilhelmina');
  });
});
