import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PaymentSettings, ServiceCatalog, ShopSettings, TherapistService } from '../../../catalog/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { formatDecimal } from '../../../kernel/money.js';
import type { JoinedItem, LineKind } from '../import-lines.js';
import { ImportCatalog } from './import-catalog.js';
import { parseServiceLine, type ServiceLine } from './service-line.js';
import { parseShiftLine, type ShiftLine } from './shift-line.js';
import { parseTherapistLine, type TherapistLine } from './therapist-line.js';

/** How lines of services, therapists and rosters are read and imported. */
@Injectable()
export class CatalogKinds {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalog: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly settings: ShopSettings,
  ) {}

  /** @param importId null for a dry run */
  async toServices(by: Actor, importId: string | null): Promise<LineKind<ServiceLine>> {
    const { currency } = await this.settings.read(PaymentSettings);
    const offered = (await this.catalog.listAll()).filter(({ isRetired }) => !isRetired);
    const join = ({ ...item }: ServiceLine): JoinedItem<ServiceLine> => {
      const { group, name, priceCents, durationMinutes } = item.input;
      const known = group ? undefined : offered.find((each) => each.name.toLowerCase() === name.toLowerCase());
      const isSame = known?.priceCents === (priceCents ?? 0) && known.durationMinutes === (durationMinutes ?? 60);
      if (!known || isSame || item.isRetired) return { item };
      const terms = `${known.durationMinutes} minutes and ${formatDecimal(known.priceCents)}`;
      return { item, column: 'name', doubt: `Is here already, with ${terms}: kept as it is` };
    };
    return {
      keyColumn: 'name',
      parse: (cells) => parseServiceLine(cells, currency),
      join: (items) => Promise.resolve(items.map(join)),
      importAll: (items) => this.commands.execute(new ImportCatalog({ kind: 'services', items }, by, importId)),
    };
  }

  /** @param importId null for a dry run */
  async toTherapists(by: Actor, importId: string | null): Promise<LineKind<TherapistLine>> {
    const services = await this.catalog.listAll();
    return {
      keyColumn: 'name',
      parse: (cells) => parseTherapistLine(cells, services),
      importAll: (items) => this.commands.execute(new ImportCatalog({ kind: 'therapists', items }, by, importId)),
    };
  }

  /** @param importId null for a dry run */
  async toShifts(by: Actor, importId: string | null): Promise<LineKind<ShiftLine>> {
    const therapists = await this.therapists.listAll();
    return {
      keyColumn: 'start_time',
      parse: (cells) => parseShiftLine(cells, therapists),
      importAll: (items) => this.commands.execute(new ImportCatalog({ kind: 'roster', items }, by, importId)),
    };
  }
}
