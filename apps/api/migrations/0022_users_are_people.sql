-- The people of venue files have accounts of their own: what stands of them in a restaurant's document is not read, and would stay
-- when they delete their account.
update restaurant_menus set document = document - 'users' where document ? 'users';
