-- An order of an event's day stands on its suite's tab until the tab is closed: nothing is taken of it before. Older code reads the
-- new state as one that it does not act upon.
alter table orders drop constraint orders_payment_status_check;
alter table orders add constraint orders_payment_status_check check (payment_status in
  ('not-required', 'on-premise', 'invoiced', 'on-tab', 'authorised', 'captured', 'voided', 'refunded', 'failed')) not valid;

-- What a closed tab came to: one charge of the owner's card, or one invoice. A charge that is under way has its payment already, so that
-- whoever goes on with it asks the gateway by the same reference.
create table suite_tab_bills (
  restaurant_id text not null,
  suite_id text not null,
  -- The first order of the tab, by which its payment goes.
  order_id uuid not null,
  kind text not null check (kind in ('charge', 'invoice')),
  status text not null check (status in ('charging', 'charged', 'invoiced')),
  amount_cents bigint not null check (amount_cents > 0),
  payment_id uuid,
  due_on date,
  made_at timestamptz not null,
  -- When a charge that is under way is looked at again.
  work_after timestamptz not null,
  primary key (restaurant_id, suite_id),
  check ((status = 'invoiced') = (due_on is not null))
);
create index bills_charging on suite_tab_bills (work_after) where status = 'charging';
create index tabs_open on event_suites (restaurant_id, event_id) where tab_opened_at is not null and tab_closed_at is null;
