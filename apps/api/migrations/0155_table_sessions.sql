-- People who order together at one table.
create table table_sessions (
  restaurant_id text not null references restaurants on delete cascade,
  id uuid not null,
  -- The table as the venue's code names it.
  table_num text not null,
  word text not null,
  host uuid not null,
  -- Rises with each change that the table's phones show.
  version int8 not null default 1,
  opened_at timestamptz not null,
  last_act_at timestamptz not null,
  closes_at timestamptz not null,
  -- Whether anything was sent or paid.
  is_used bool not null default false,
  -- What the table sends after the time to undo: who, whose lines, when.
  sending jsonb,
  send_at timestamptz,
  -- Why the last sending was refused, until the next one.
  not_sent jsonb,
  ended_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index open_session_of_table on table_sessions (restaurant_id, table_num) where ended_at is null;
create index table_sessions_to_send on table_sessions (send_at) where send_at is not null;
create index table_sessions_open on table_sessions (last_act_at) where ended_at is null;

create table table_people (
  restaurant_id text not null,
  session_id uuid not null,
  id uuid not null,
  -- As of carts and orders: a person, or the hash of a guest's session.
  owner text not null,
  -- The cart with the person's lines that are not sent; null before the first one.
  cart_id text,
  name text not null,
  state text not null check (state in ('asking', 'choosing', 'done', 'left')),
  joined_at timestamptz not null,
  -- What the person has said, for the kitchen alone.
  allergies jsonb not null default '[]',
  primary key (restaurant_id, session_id, id),
  unique (restaurant_id, session_id, owner),
  foreign key (restaurant_id, session_id) references table_sessions on delete cascade
);
create index table_people_of_owner on table_people (restaurant_id, owner);

create table table_orders (
  restaurant_id text not null,
  order_id uuid not null,
  session_id uuid not null,
  sent_by uuid not null,
  sent_at timestamptz not null,
  -- Ids of the persons that each line of the order is for, by the line's number.
  people jsonb not null,
  primary key (restaurant_id, order_id),
  foreign key (restaurant_id, session_id) references table_sessions on delete cascade
);
create index table_orders_of_session on table_orders (restaurant_id, session_id);
