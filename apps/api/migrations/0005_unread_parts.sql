-- Imports once stored these parts of a venue file unread, passwords of users included. No room has read them since; what is
-- imported from now on is checked, and comes without passwords.
update restaurant_menus set document = document || '{"rotations": [], "events": [], "users": []}'::jsonb;
