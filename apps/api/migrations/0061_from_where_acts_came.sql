-- Who did something to a suite did it from somewhere: the network address, as limits count it. An act of nobody is one whose time had come,
-- such as a tab that closes. Older code adds acts without an address.
alter table suite_acts add column address text;
alter table suite_acts alter column by_person drop not null;
create index acts_of_event on suite_acts (restaurant_id, event_id, act_id);
