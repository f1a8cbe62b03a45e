import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Roles } from '../../identity/index.js';
import { DepositPreviewDto, DepositPreviewQueryDto } from './deposit-preview.dto.js';
import { DepositPreviewQuery } from './deposit-preview.query.js';

@Controller('deposit-preview')
@Roles('admin_staff')
export class DepositPreviewController {
  constructor(private readonly preview: DepositPreviewQuery) {}

  /** Returns what a deposit would have kept of the bookings of the last three whole months. Nothing is written. */
  @Post()
  @HttpCode(200)
  previewDeposits(@Body() terms: DepositPreviewQueryDto): Promise<DepositPreviewDto> {
    return this.preview.read(terms);
  }
}
