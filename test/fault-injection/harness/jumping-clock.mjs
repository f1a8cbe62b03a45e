// Loaded by Node before the product (--import): the machine's clock as its processes see it, for tests that set it.
const now = Date.now.bind(Date);
let aheadMs = 0;

Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});
process.on('message', (message) => (aheadMs = Number(message)));
