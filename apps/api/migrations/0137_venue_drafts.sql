-- Changes of a venue that are not published yet. A restaurant has one open draft, and any number of scheduled ones.
create table venue_drafts (
  restaurant_id text not null references restaurants on delete cascade,
  id uuid not null,
  -- Raised by each change, so that nobody publishes what they have not seen. It begins with the time in milliseconds, so that
  -- two drafts of a restaurant never have the same.
  revision bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint,
  -- When it is published; null while it is open.
  publish_at timestamptz,
  -- The name of who scheduled it; empty while it is open.
  scheduled_by text not null default '',
  -- Why it could not be published at its time.
  fault jsonb,
  primary key (restaurant_id, id)
);
create unique index venue_drafts_open on venue_drafts (restaurant_id) where publish_at is null;
create index venue_drafts_due on venue_drafts (publish_at) where publish_at is not null and fault is null;

create table venue_draft_changes (
  restaurant_id text not null,
  draft_id uuid not null,
  -- The kind and the id, such as item:1204.
  thing text not null,
  field text not null,
  -- The published value that the change replaces.
  was jsonb not null,
  value jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  -- The order in which changes were made first.
  position integer not null,
  primary key (restaurant_id, draft_id, thing, field),
  foreign key (restaurant_id, draft_id) references venue_drafts on delete cascade
);
