-- The printers of a restaurant. Whoever changes one holds the cursor of the reader `printers`, if the restaurant has it, first.
create table printers (
  restaurant_id text not null references restaurants on delete cascade,
  id uuid not null,
  name text not null,
  way text not null check (way in ('cloudprnt', 'epson', 'tcp', 'page')),
  model text not null,
  prints text[] not null,
  labels_each text not null check (labels_each in ('order', 'portion')),
  -- Empty: all.
  stations text[] not null,
  fallback_id uuid,
  is_on boolean not null default true,
  -- Only events after this number are printed: the restaurant's last one when the printer was added or turned on.
  from_sequence bigint not null,
  -- Of a printer that polls: the hash of the secret in its address.
  secret_hash text unique,
  host text,
  port integer,
  -- The device that polled first with the secret, and the last other one.
  device text,
  stranger_device text,
  stranger_at timestamptz,
  -- To a quarter of a minute.
  seen_at timestamptz,
  status text not null default 'never-seen'
    check (status in ('never-seen', 'ready', 'paper-low', 'paper-out', 'cover-open', 'offline', 'error')),
  status_since timestamptz not null,
  created_at timestamptz not null,
  primary key (restaurant_id, id)
);
