-- Accounts that were deleted, for two days: what a server writes for one that it still believes in is found by it. An id says of nobody who it was.
create table people_gone (
  person_id uuid primary key,
  gone_at timestamptz not null default now()
);

-- A server of the version before deletes accounts, too.
create function note_person_gone() returns trigger language plpgsql as $$
begin
  insert into people_gone (person_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger people_gone after delete on people for each row execute function note_person_gone();

-- Those before, of whom orders say that they are theirs.
insert into people_gone (person_id)
select distinct substr(owner, 6)::uuid from orders o
where owner like 'user %' and not exists (select from people p where 'user ' || p.id::text = o.owner);
