-- Single-use codes by which somebody makes a restaurant of their own on this installation. Only the hash of a code is stored.
create table start_codes (
  code_hash text primary key,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- How many files were read with it.
  files integer not null default 0,
  -- The menu of the file that was read last, and what was understood of it.
  menu_id uuid,
  menu jsonb,
  -- Set in the transaction that makes the restaurant. The same request again answers the same.
  request_id uuid,
  made_restaurant text references restaurants on delete cascade,
  made_staff uuid
);
create index start_codes_made on start_codes (made_restaurant) where made_restaurant is not null;
