import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from './transaction.js';

/** Opens transactions for work that is done with SQL alone, on the connections of the ORM. */
@Injectable()
export class TransactionRunner {
  constructor(private readonly orm: MikroORM) {}

  /** Runs `work` atomically. BEGIN is pipelined with its first statements, COMMIT with those that nobody awaits. */
  async run<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const connection = this.orm.em.getConnection() as PostgreSqlConnection;
    const client = await (await connection.getNativeClient()).connect();
    const tx = new Transaction(client);
    try {
      const result = await work(tx);
      await tx.commit();
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot even roll back is closed instead of going back to the pool.
      await tx.rollBack(error).then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }
}
