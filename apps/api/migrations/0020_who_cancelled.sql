-- Whether it was the guest who cancelled an order; null: the restaurant, or an older server that did not say.
alter table order_events add column by_guest boolean;
