-- Members of the staff are persons and devices, each with a role. Those from before are persons, and managers.
alter table staff
  add column kind text not null default 'person' check (kind in ('person', 'device')),
  add column role text not null default 'manager' check (role in ('kitchen', 'counter', 'manager')),
  -- An argon2id hash. Null: this person cannot be chosen on a device.
  add column pin_hash text,
  -- Wrong PINs in a row. Counted before a PIN is checked, so that concurrent ones cannot exceed the limit.
  add column pin_tries int not null default 0,
  add column pin_locked_until timestamptz;

-- The person who was chosen on the session's device by their PIN. Null: the session's own member acts.
alter table staff_sessions
  add column acting_staff_id uuid,
  add column acting_since timestamptz,
  add constraint staff_sessions_acting foreign key (restaurant_id, acting_staff_id) references staff
    on delete set null (acting_staff_id);
create index staff_sessions_of_acting on staff_sessions (restaurant_id, acting_staff_id) where acting_staff_id is not null;

-- The same id at several restaurants is one person.
create index staff_by_id on staff (id);
