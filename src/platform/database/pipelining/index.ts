export { Transaction } from './transaction.js';
export { TransactionRunner } from './transaction-runner.js';
