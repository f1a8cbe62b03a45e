import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Transaction } from './transaction.js';

/** Opens transactions for work that is done with SQL alone, on the connections of the ORM. */
@Injectable()
export class Transactions {
  constructor(private readonly orm: MikroORM) {}

  /** All of what `work` does, or nothing of it. BEGIN travels with the first statement, COMMIT with those not awaited. */
  async run<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const connection = this.orm.em.getConnection() as PostgreSqlConnection;
    const client = await (await connection.getNativeClient()).connect();
    const tx = new Transaction(client);
    void tx.query('begin');
    try {
      const result = await work(tx);
      await tx.commit();
      client.release();
      return result;
    } catch (error) {
      await rollBack(client);
      throw error;
    }
  }
}

/** A connection that cannot even do that is of no use to anybody any more. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    if (client.getTransactionStatus() !== 'I') await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
