import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/security/public.decorator.js';
import { BookingLinkQueryDto, type BookingLinkDto } from './booking-link.dto.js';
import { BookingLinkQuery } from './booking-link.query.js';

@ApiTags('Catalog')
@Public()
@Controller('booking-link')
export class BookingLinkController {
  constructor(private readonly links: BookingLinkQuery) {}

  /**
   * Returns the choices with which a link such as `/book?service=hot-stone-massage&therapist=mei` opens the booking
   * dialog.
   */
  @Get()
  resolveBookingLink(@Query() query: BookingLinkQueryDto): Promise<BookingLinkDto> {
    return this.links.resolve(query);
  }
}
