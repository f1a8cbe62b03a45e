import { type ChainHeadSource, type PublishedHead, ProvidesChainHead } from '../../platform/event-log/chain-head.js';
import { ExtendHashChain } from './extend-hash-chain.task.js';

/** Provides the head of the chain to commands that print it. */
@ProvidesChainHead()
export class ChainHeadProvider implements ChainHeadSource {
  constructor(private readonly chain: ExtendHashChain) {}

  head(): Promise<PublishedHead> {
    return this.chain.head();
  }
}
