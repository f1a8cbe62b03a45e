import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { VersionQueryDto } from '../../../platform/http/validation/version.dto.js';
import { currentActor } from '../../../platform/request-context.js';
import { AddRooms } from '../../rooms/add-rooms.js';
import { EditRoom } from '../../rooms/edit-room.js';
import { OrderRooms } from '../../rooms/order-rooms.js';
import { RemoveRoom } from '../../rooms/remove-room.js';
import type { RoomListDto } from '../../rooms/room.dto.js';
import { RoomsQuery } from '../../rooms/rooms.query.js';
import { SetServiceRooms } from '../../rooms/set-service-rooms.js';
import { EditRoomDto, EditServiceRoomsDto, NewRoomsDto, RoomOrderDto } from './rooms.dto.js';

/**
 * The rooms in which bookings are given. Each change returns all of them, because it may move bookings between rooms.
 */
@Controller('rooms')
@Roles('admin_staff')
export class RoomsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly rooms: RoomsQuery,
  ) {}

  @Get()
  @Roles(...DESK_ROLES)
  listRooms(): Promise<RoomListDto> {
    return this.rooms.list();
  }

  /** Adds rooms. 409 `room-exists`. From the first room on, every booking whose treatment needs a room is given one. */
  @Post()
  async addRooms(@Body() { rooms }: NewRoomsDto): Promise<RoomListDto> {
    await this.commands.execute(new AddRooms(rooms, currentActor()));
    return this.rooms.list();
  }

  /** Puts the rooms in another order. 409 `modified` when a room has come or gone meanwhile. */
  @Put('order')
  async orderRooms(@Body() { ids }: RoomOrderDto): Promise<RoomListDto> {
    await this.commands.execute(new OrderRooms(ids, currentActor()));
    return this.rooms.list();
  }

  /**
   * Sets the rooms in which a service is given. 409 `modified` when somebody else has changed the service since
   * `version`.
   */
  @Put('services/:id')
  async setServiceRooms(@IdParam() id: string, @Body() body: EditServiceRoomsDto): Promise<RoomListDto> {
    const needs = { needsNoRoom: body.needs_no_room, roomIds: body.room_ids };
    await this.commands.execute(new SetServiceRooms(id, needs, body.version, currentActor()));
    return this.rooms.list();
  }

  /**
   * Changes a room. 409 `bookings-in-the-way` names the bookings for which no other room is free when this one goes out
   * of use or has fewer places; sent again with `keep` they stay in it. `modified` when somebody else has changed it
   * since `version`.
   */
  @Patch(':id')
  async editRoom(@IdParam() id: string, @Body() body: EditRoomDto): Promise<RoomListDto> {
    const { version, keep, name, places, is_active: isActive } = body;
    await this.commands.execute(new EditRoom(id, { name, places, isActive }, version, currentActor(), keep));
    return this.rooms.list();
  }

  /**
   * Deletes a room. 409 `room-in-use` for one that a booking has or had or an offer has; `modified` when somebody else
   * has changed it since `version`.
   */
  @Delete(':id')
  @HttpCode(204)
  async removeRoom(@IdParam() id: string, @Query() { version }: VersionQueryDto): Promise<void> {
    await this.commands.execute(new RemoveRoom(id, version, currentActor()));
  }
}
