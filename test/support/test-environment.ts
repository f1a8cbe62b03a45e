/** What Config reads in tests. */
export function testEnvironment(database: string): Record<string, string> {
  return {
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_URL: database,
    DATABASE_POOL: '10',
    BOOKINGS_PER_PHONE_PER_DAY: '1000000',
    OFFICE_MAIL_DELAY_SECONDS: '0',
    MAILS_PER_ADDRESS_PER_DAY: '1000000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://localhost:3000',
    // Its port is known only when it listens.
    LOCAL_ORIGINS: 'true',
    PERSONAL_DATA_KEY: Buffer.alloc(32, 'test').toString('base64'),
    SESSION_SECRET: 'a secret that only the tests know of',
  };
}
