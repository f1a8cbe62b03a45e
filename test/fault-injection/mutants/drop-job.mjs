import { injectBug } from './inject-bug.mjs';

// One job in twenty never reaches its queue, and nobody sweeps up.
injectBug(
  'platform/deliveries/delivery-queue.service.js',
  'group.map(',
  'ofLane.filter(() => Math.random() > 0.05).map(',
);
injectBug('platform/deliveries/lost-delivery-sweeper.js', 'await this.queues.add(', 'void (');
