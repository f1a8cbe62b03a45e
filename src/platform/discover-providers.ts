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

/** Returns the one provider that carries a decorator. @throws Error when there is none, or a second one */
export function discoverProvider<Instance>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<void>,
): Instance {
  const [only, second] = discoverProviders<Instance, void>(discovery, decorator);
  if (!only || second) throw new Error(`Expected one provider of its kind, found ${second ? 'several' : 'none'}`);
  return only.instance;
}
