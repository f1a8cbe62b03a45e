/** Queues of deliveries, which do not wait for each other. */
export type QueueName = 'mail' | 'text' | 'gateway' | 'webhook' | 'audit';

export const QUEUE_NAMES: readonly QueueName[] = ['mail', 'text', 'gateway', 'webhook', 'audit'];

export const SCHEDULED_TASKS_QUEUE = 'scheduled-tasks';
