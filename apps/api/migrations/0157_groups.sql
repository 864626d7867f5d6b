-- Groups that order together by a link. A group is a session without a table; its people and orders are those of a session.
alter table table_sessions alter column table_num drop not null;

create table table_groups (
  restaurant_id text not null,
  session_id uuid not null,
  -- Who opened it. The orders are named after it.
  name text not null,
  -- Of the link's secret. A new link replaces it, and raises `link`.
  token_hash bytea not null,
  link int4 not null default 1,
  type text not null,
  is_delivered bool not null,
  -- The time of the order; null for as soon as possible.
  wanted_at timestamptz,
  pays text not null check (pays in ('host', 'each')),
  last_call_at timestamptz,
  limit_cents int8,
  -- Each person's lines when the last call was over; null before.
  at_last_call jsonb,
  -- When the lines of the host's order had left all carts; null before, and where each pays.
  carts_cleared_at timestamptz,
  primary key (restaurant_id, session_id),
  unique (restaurant_id, token_hash),
  foreign key (restaurant_id, session_id) references table_sessions on delete cascade
);
create index table_groups_at_last_call on table_groups (last_call_at) where at_last_call is null;
