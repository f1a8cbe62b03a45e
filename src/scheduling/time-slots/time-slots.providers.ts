import { AddTimeSlotHandler } from './add-time-slot.js';
import { EditTimeSlotHandler } from './edit-time-slot.js';
import { OrderTimeSlotsHandler } from './order-time-slots.js';
import { RemoveTimeSlotHandler } from './remove-time-slot.js';
import { TimeSlotsQuery } from './time-slots.query.js';
import { ToggleTimeSlotHandler } from './toggle-time-slot.js';

/** Providers of time slots: commands and queries. */
export const timeSlotProviders = [
  AddTimeSlotHandler,
  EditTimeSlotHandler,
  OrderTimeSlotsHandler,
  ToggleTimeSlotHandler,
  RemoveTimeSlotHandler,
  TimeSlotsQuery,
];
