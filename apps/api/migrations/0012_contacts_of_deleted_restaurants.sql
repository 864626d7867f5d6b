-- Until which day the contacts of a restaurant's orders are erased stands apart from the restaurant, since its orders outlive it.
create table contact_erasures (
  restaurant_id text primary key,
  erased_before date not null
);
insert into contact_erasures
  select restaurant_id, contacts_erased_before from restaurants where contacts_erased_before is not null;
