/** Queues of deliveries, which do not wait for each other. */
export type QueueName = 'mail' | 'text' | 'audit';

export const QUEUE_NAMES: readonly QueueName[] = ['mail', 'text', 'audit'];

export const SCHEDULED_TASKS_QUEUE = 'scheduled-tasks';
