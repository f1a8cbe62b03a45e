import { Migration } from '@mikro-orm/migrations';

/** The waiting list, built from the events of its entries. */
export class Migration20261123100000_waiting_list extends Migration {
  override up(): void {
    this.addSql(waitingList);
  }
}

const waitingList = /* sql */ `
create table waiting_list (
  id uuid primary key,
  version int not null,
  status text not null check (status in ('waiting', 'offered', 'booked', 'declined', 'lapsed', 'expired', 'withdrawn')),
  service_id uuid not null references services (id),
  service_name text not null,
  therapist_id uuid references therapists (id),
  windows jsonb not null,
  last_date date not null,
  first_name text not null,
  last_name text not null,
  client_phone text not null,
  client_email text,
  user_id uuid,
  booking_id uuid,
  offered_therapist_id uuid references therapists (id),
  offered_start timestamp,
  offer_expires_at timestamptz,
  joined_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table waiting_list is 'Read model: who waits for a time to come free. Personal columns are blank once erased';
comment on column waiting_list.windows is 'Date, from and to of the starts that would suit, shop-local';
comment on column waiting_list.booking_id is 'The reservation that is held for an open offer; the booking once booked';
create index waiting_list_open on waiting_list (joined_at, id) where status in ('waiting', 'offered');
create index waiting_list_by_customer on waiting_list (customer_key(client_email, client_phone));
create index waiting_list_by_booking on waiting_list (booking_id);
`;
