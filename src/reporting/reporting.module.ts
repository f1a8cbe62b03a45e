import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/index.js';
import { Customers } from './projections/customers.js';
import { RevenueTotals } from './projections/revenue-totals.js';

@Module({
  imports: [BookingModule],
  providers: [RevenueTotals, Customers],
})
export class ReportingModule {}
