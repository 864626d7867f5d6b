-- What printers have to print. A job outlives its printer, so that the board can tell of it.
create table print_jobs (
  restaurant_id text not null,
  id uuid not null,
  printer_id uuid not null,
  printer_name text not null,
  kind text not null check (kind in ('ticket', 'label', 'receipt', 'test')),
  order_id uuid,
  -- The event that it was made for.
  event_id uuid,
  -- Which ticket, since which version of the order, for which stations, and how labels are counted.
  about jsonb not null,
  origin text not null check (origin in ('event', 'person', 'fallback')),
  state text not null default 'queued' check (state in ('queued', 'taken', 'printed', 'failed', 'expired', 'cancelled')),
  -- Jobs of a printer go by this time, and by their id.
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- A job that failed waits until then.
  not_before timestamptz not null default now(),
  lease_until timestamptz,
  tries integer not null default 0,
  handed_out integer not null default 0,
  -- It says COPY from its first paper on.
  is_copy boolean not null default false,
  -- Its last paper said COPY.
  said_copy boolean not null default false,
  -- The order's version when its bytes were handed out first.
  drawn_version integer,
  -- A newer ticket has taken its place while it was on its way: it is not tried again.
  is_replaced boolean not null default false,
  fault text,
  printed_at timestamptz,
  -- The job of the fallback printer that has taken its place.
  moved_to uuid,
  -- When the board was told that it waits for long, and when somebody has read that it was not printed.
  late_at timestamptz,
  read_at timestamptz,
  primary key (restaurant_id, id)
);
create index print_jobs_open on print_jobs (restaurant_id, printer_id, made_at, id) where state in ('queued', 'taken');
create index print_jobs_of_printer on print_jobs (restaurant_id, printer_id, id);
create unique index print_jobs_of_event on print_jobs (restaurant_id, printer_id, event_id, kind) where origin = 'event';
create index print_jobs_of_order on print_jobs (restaurant_id, order_id) where order_id is not null;
create index print_jobs_made on print_jobs using brin (made_at);
