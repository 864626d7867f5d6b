-- Invitations to suites: who is told of which suite's link. The link is sealed when its mail is written, and stands nowhere else.
create table suite_invitations (
  restaurant_id text not null,
  id uuid not null,
  suite_id text not null,
  email_key text not null,
  made_at timestamptz not null,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, suite_id) references event_suites on delete cascade
);
create index invitations_of_suite on suite_invitations (restaurant_id, suite_id);
