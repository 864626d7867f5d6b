-- The closes of a restaurant's days (Z): what the ledger had of them at that moment, and what no earlier close has. They belong to the books: no
-- restaurant and no member of the staff takes its closes along, and no close changes.
create table day_closes (
  restaurant_id text not null,
  number integer not null check (number > 0),
  -- The last day that is closed; the days since the close before are closed with it.
  day date not null,
  closed_at timestamptz not null,
  -- Who closed it, by the name of then.
  staff_id uuid not null,
  staff_name text not null,
  -- Names the taxes.
  province text,
  postings jsonb not null,
  primary key (restaurant_id, number),
  unique (restaurant_id, day)
);
create trigger day_closes_keep before update or delete or truncate on day_closes
  for each statement execute function ledger_keeps();
