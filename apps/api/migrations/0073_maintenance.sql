-- The maintenance window of the whole installation, while there is one: at most one row. Null: until somebody ends it.
create table maintenance (
  is_the_one bool primary key default true check (is_the_one),
  begun_at timestamptz not null,
  until timestamptz
);
