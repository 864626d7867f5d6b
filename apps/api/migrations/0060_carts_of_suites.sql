-- Which carts are of a suite: an operator's list says for which suites an order was begun.
create index carts_of_suites on carts (restaurant_id, (destination ->> 'eventSuiteId')) where destination ->> 'eventSuiteId' is not null;
