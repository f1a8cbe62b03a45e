import { type DepositGateway, TakesDeposits } from '../../catalog/index.js';
import { Gateway } from './gateway.js';

/** Takes deposits on the gateway's page. */
@TakesDeposits()
export class GatewayDeposits implements DepositGateway {
  constructor(private readonly gateway: Gateway) {}

  get isSetUp(): boolean {
    return this.gateway.isSetUp;
  }

  isReachable = (): Promise<boolean> => this.gateway.isReachable();
}
