import type { DiscoverableDecorator, DiscoveryService } from '@nestjs/core';

interface DiscoveredProvider<Instance, Options> {
  instance: Instance;
  /** The argument of the decorator. */
  options: Options;
}

/** Returns the providers of all modules that carry a decorator of `DiscoveryService.createDecorator`. */
export function discoverProviders<Instance, Options>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<Options>,
): DiscoveredProvider<Instance, Options>[] {
  return discovery.getProviders({ metadataKey: decorator.KEY }).map((wrapper) => ({
    instance: wrapper.instance as Instance,
    options: discovery.getMetadataByDecorator(decorator, wrapper) as Options,
  }));
}
