import { plant } from './plant.mjs';

// One job in twenty never reaches its queue, and nobody sweeps up.
plant('platform/jobs/delivery-queues.js', 'ofLane.map(', 'ofLane.filter(() => Math.random() > 0.05).map(');
plant('platform/jobs/sweeper.js', 'await this.queues.add(', 'void (');
