-- Orders that cost nothing to place: whose they are, so that one visitor cannot take everything. A row goes when its order is
-- done; the address is hashed and stands nowhere else.

create table unpaid_orders (
  restaurant_id text not null,
  order_id uuid not null,
  -- A person or a guest's session; null when a guest had none.
  guest text,
  address text,
  in_house boolean not null,
  placed_at timestamptz not null,
  primary key (restaurant_id, order_id)
);
create index unpaid_orders_of_guest on unpaid_orders (restaurant_id, guest);
create index unpaid_orders_of_address on unpaid_orders (restaurant_id, address);
create index unpaid_orders_by_age on unpaid_orders (placed_at);
