-- What a kitchen's board adds to an order: lines that were crossed off, a guest's changes, and what somebody has read.
create table order_line_marks (
  restaurant_id text not null,
  order_id uuid not null,
  line integer not null,
  done_at timestamptz not null,
  primary key (restaurant_id, order_id, line)
);

-- The lines as they were before each change of an order by its guest.
create table order_changes (
  restaurant_id text not null,
  order_id uuid not null,
  -- The order's version before the change.
  version integer not null,
  changed_at timestamptz not null,
  lines_before jsonb not null,
  primary key (restaurant_id, order_id, version)
);

-- The version of an order up to which the kitchen has read what its guest did.
create table board_reads (
  restaurant_id text not null,
  order_id uuid not null,
  version integer not null,
  primary key (restaurant_id, order_id)
);
