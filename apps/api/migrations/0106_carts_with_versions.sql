-- A cart has a version, and its lines are rows. ordering#cart-version, decision 093.
--
-- `carts.lines` is what a server of the version before reads and writes. As long as one may run, every write of lines writes it, too; what that
-- server writes there becomes rows and a new version by the trigger below. The next release drops the column and the trigger.

alter table carts
  -- Grows with each change of the lines or the destination.
  add column version bigint not null default 1,
  -- The browser that made the last change: the session of who is signed in, or the guest's. Null for a server of the version before.
  add column changed_by text,
  -- The version that its last change was made from; null where that was not said, or an order has taken its lines out.
  add column changed_from bigint,
  -- The last change by another browser than the one that made the last change, or before an order took lines out: { by, from, lines }. A browser
  -- that never had the answer to its own change has its next one merged with that.
  add column before jsonb,
  -- What the last orders took out of it, with their keys: the browser that sent one merges its own copy with that. ordering#cart-after-order.
  add column taken jsonb not null default '[]';
-- A cart that is begun anew under the id of an old one has a version that the old one never had.
alter table carts alter column version set default (extract(epoch from clock_timestamp()) * 1000)::bigint;

create table cart_lines (
  restaurant_id text not null,
  cart_id text not null,
  -- The line's number in its cart.
  order_id bigint not null,
  -- Where it stands in the cart.
  position integer not null,
  -- The line as bodies write it.
  details jsonb not null,
  -- Who added it, as carts and orders name their owner. Null for a server of the version before.
  added_by text,
  primary key (restaurant_id, cart_id, order_id),
  foreign key (restaurant_id, cart_id) references carts on delete cascade
);

insert into cart_lines (restaurant_id, cart_id, order_id, position, details, added_by)
select restaurant_id, cart_id, (line.details ->> 'orderId')::bigint, line.position, line.details, owner
from carts, jsonb_array_elements(lines) with ordinality as line (details, position)
on conflict do nothing;

create function follow_lines_of_cart() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update carts set version = version + 1, changed_by = null
    where restaurant_id = new.restaurant_id and cart_id = new.cart_id;
  end if;
  delete from cart_lines where restaurant_id = new.restaurant_id and cart_id = new.cart_id;
  insert into cart_lines (restaurant_id, cart_id, order_id, position, details)
  select new.restaurant_id, new.cart_id, (line.details ->> 'orderId')::bigint, line.position, line.details
  from jsonb_array_elements(new.lines) with ordinality as line (details, position)
  on conflict do nothing;
  return null;
end $$;

-- This version says who changed a cart, and changes its version with it; the version before does neither.
create trigger cart_begun_before after insert on carts for each row
  when (new.changed_by is null) execute function follow_lines_of_cart();
create trigger cart_changed_before after update of lines, destination on carts for each row
  when (old.version = new.version and (old.lines, old.destination) is distinct from (new.lines, new.destination))
  execute function follow_lines_of_cart();
