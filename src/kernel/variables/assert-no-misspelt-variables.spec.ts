import { assertNoMisspeltVariables } from './assert-no-misspelt-variables.js';

function check(env: Record<string, string>) {
  const warnings: string[] = [];
  assertNoMisspeltVariables(env, (sentence) => warnings.push(sentence));
  return warnings;
}

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['REDIS_URLS', 'REDIS_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['smtp_url', 'SMTP_URL'],
  ['SHOP_TIMEZONE', 'SHOP_TIME_ZONE'],
  ['PERSONNAL_DATA_KEY', 'PERSONAL_DATA_KEY'],
  ['DATABSE_PASSWRD', 'DATABASE_PASSWORD'],
  ['BACKUP_KEEPS_DAY', 'BACKUP_KEEP_DAYS'],
])('%s is refused, %s is meant', (name, meant) => {
  expect(() => check({ [name]: 'x' })).toThrow(
    `Cannot start: ${name} is set, which is no variable of the product; ${meant} seems to be meant.`,
  );
});

it('an empty one counts as absent, and one beside the variable that is meant is only told', () => {
  expect(check({ SMPT_URL: '' })).toEqual([]);
  expect(check({ REDIS_URI: 'redis://other', REDIS_URL: 'redis://ours' })).toEqual([
    'REDIS_URI is set, which is no variable of the product; REDIS_URL seems to be meant',
  ]);
});

it.each([
  'PATH HOME HOSTNAME USER SHELL LANG PWD TERM TZ NODE_ENV NODE_OPTIONS NODE_VERSION YARN_VERSION CI',
  'KUBERNETES_PORT KUBERNETES_SERVICE_HOST REDIS_PORT REDIS_SERVICE_HOST SMTP_PORT SMTP_SERVICE_PORT',
  'WEB_PORT WEB_SERVICE_HOST DATABASE_PORT DATABASE_SSL DATABASE_HOST METRICS_SERVICE_HOST',
  'npm_config_cache npm_package_name npm_lifecycle_event npm_config_user_agent',
  'POSTGRES_PASSWORD POSTGRES_USER PGPASSWORD AWS_SECRET_ACCESS_KEY HTTP_PROXY https_proxy NO_PROXY',
  'VHOST GHOST PORTS HTTP_URL HTTPS_URL BASE_URL APP_URL AWS_SECRET SESSION_KEY LOG_DIR LOG_FILE XDG_DATA_DIRS',
  'OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS OTEL_TRACES_SAMPLER_ARG BACKUP_FOLDER NODE_EXTRA_CA_CERTS',
  'CMS_URL PMS_URL LMS_URL SFTP_URL CMS_SECRET SESSION_SECURE',
  'INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID STATE_DIRECTORY LOGNAME MAIL MAILTO SMTP_HOST SMTP_USER',
])('what others set is left alone: %s', (names) => {
  expect(check(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([]);
});
