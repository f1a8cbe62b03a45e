import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SeparateClient } from '../../booking/index.js';
import {
  AddClientNote,
  ChangeClientAlert,
  ChangeClientProfile,
  ConfirmClientNames,
  MergeClients,
  RemoveClientNote,
  UnmergeClient,
} from '../../clients/index.js';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { ClientAlertDto, MergeClientsDto, NewClientNoteDto, SeparateClientDto } from './client-record.dto.js';
import { EditClientProfileDto, toClientProfile } from './client-profile.dto.js';
import { ClientDto } from './client.dto.js';
import { ClientQuery } from './client.query.js';
import { PersonQuery } from './person.query.js';

/**
 * Records of clients: alerts, and which records are one person. Each route answers with the client after the change.
 */
@Controller('clients/:id')
@Roles(...DESK_ROLES)
export class ClientRecordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clients: ClientQuery,
    private readonly people: PersonQuery,
  ) {}

  /** Sets the alert. 409 `modified` when it is no longer `seen_alert`. */
  @Put('alert')
  async changeClientAlert(@IdParam() id: string, @Body() { alert, seen_alert }: ClientAlertDto): Promise<ClientDto> {
    const line = alert?.trim().replaceAll(/\s+/g, ' ') || null;
    await this.commands.execute(new ChangeClientAlert(id, line, currentActor(), seen_alert));
    return this.clients.get(id);
  }

  /**
   * Sets tags, preferences and birthday; what is removed goes from all records of the person. 409 `modified` when they are
   * no longer as in `seen`.
   */
  @Put('profile')
  async changeClientProfile(@IdParam() id: string, @Body() body: EditClientProfileDto): Promise<ClientDto> {
    const seen = body.seen && toClientProfile(body.seen);
    await this.commands.execute(new ChangeClientProfile(id, toClientProfile(body), currentActor(), seen));
    return this.clients.get(id);
  }

  @Post('notes')
  @HttpCode(200)
  async addClientNote(@IdParam() id: string, @Body() { kind, text }: NewClientNoteDto): Promise<ClientDto> {
    if (!text.trim()) throw new InvalidInputError('text', 'text must not be empty');
    await this.commands.execute(new AddClientNote(id, { kind, text: text.trim() }, currentActor()));
    return this.clients.get(id);
  }

  @Delete('notes/:noteId')
  async removeClientNote(@IdParam() id: string, @IdParam('noteId') noteId: string): Promise<ClientDto> {
    await this.commands.execute(new RemoveClientNote(await this.people.find(id), noteId, currentActor()));
    return this.clients.get(id);
  }

  /** Merges another client into this one, whose name stays. 409 `one-person` when they are one person already. */
  @Post('merges')
  @HttpCode(200)
  async mergeClients(@IdParam() id: string, @Body() { other_id }: MergeClientsDto): Promise<ClientDto> {
    await this.commands.execute(new MergeClients(id, other_id, currentActor()));
    return this.clients.get(id);
  }

  /**
   * Makes those of one name a client of their own, who is returned: two people had shared an address or number. The notes
   * that are named go along.
   */
  @Post('separations')
  @HttpCode(200)
  async separateClient(@IdParam() id: string, @Body() body: SeparateClientDto): Promise<ClientDto> {
    const takes = { noteIds: body.notes, alert: body.copy_alert };
    return this.clients.get(await this.commands.execute(new SeparateClient(id, body.name, takes, currentActor())));
  }

  /** Remembers that all present names are one person's, so that the client is no longer listed under `/clients/shared`. */
  @Post('names-confirmation')
  @HttpCode(204)
  confirmClientNames(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new ConfirmClientNames(id, true, currentActor()));
  }

  @Delete('names-confirmation')
  @HttpCode(204)
  reopenClientNames(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new ConfirmClientNames(id, false, currentActor()));
  }

  /** Makes a merged record a person of its own again. `recordId` is the `id` in the client's `merged`. */
  @Delete('merges/:recordId')
  async unmergeClient(@IdParam() id: string, @IdParam('recordId') recordId: string): Promise<ClientDto> {
    if (!(await this.people.find(id)).includes(recordId)) throw new NotFoundError('There is no such record');
    await this.commands.execute(new UnmergeClient(recordId, currentActor()));
    return this.clients.get(id);
  }
}
