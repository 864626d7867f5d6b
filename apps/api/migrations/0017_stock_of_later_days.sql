-- What is restocked daily can be ordered for later days, whose portions are counted apart from those of `restocked_on`: by the day
-- (YYYY-MM-DD), how many are taken of what that day begins with. Days up to `restocked_on` count for nothing.
alter table stock_levels add column taken_ahead jsonb not null default '{}';
