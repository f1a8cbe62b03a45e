import { injectBug } from './inject-bug.mjs';

// Drops one job in twenty before it reaches its queue; nothing sweeps it up.
injectBug(
  'platform/deliveries/delivery-queue.service.js',
  'group.map(',
  'ofLane.filter(() => Math.random() > 0.05).map(',
);
injectBug('platform/deliveries/lost-delivery-sweeper.js', 'await this.queues.add(', 'void (');
