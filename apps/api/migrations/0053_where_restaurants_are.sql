-- Where a restaurant lies, on a map whose scale is the same in every direction (Mercator, in degrees), so that the nearest on the map are the
-- nearest on the ground; null where its settings do not say. Kept away from the poles, where that map has no end.
create function restaurant_place(settings jsonb) returns point language sql immutable strict parallel safe as $$
  select point(
    (settings ->> 'longitude')::float8,
    degrees(ln(tan(pi() / 4 + radians(greatest(-85, least(85, (settings ->> 'latitude')::float8))) / 2)))
  )
$$;

-- The kinds of order that a restaurant takes, as its import found them; null where an older server imported it.
alter table restaurants add column order_types text[];
update restaurants set order_types = case
    when settings @> '{"k12": true}' then '{school}'
    when settings @> '{"order_options": {"generic_catering_only": true}}' then '{generic-catering}'
    else (
      select array_remove(array[
        case when exists (select from jsonb_array_elements(document -> 'menus') menu where coalesce(menu -> 'dine_in', 'true') <> 'false') then 'dine-in' end,
        case when exists (select from jsonb_array_elements(document -> 'menus') menu where coalesce(menu -> 'on_demand', 'true') <> 'false') then 'take-out' end,
        case when settings @> '{"catering": true}' then 'generic-catering' end
      ], null)
      from restaurant_menus where restaurant_menus.restaurant_id = restaurants.restaurant_id
    )
  end;
