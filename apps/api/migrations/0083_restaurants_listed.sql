-- What a search by place reads of a restaurant stands beside its settings, which are long: where it lies was worked out anew from them for
-- every restaurant that the index found, and all of them were unpacked three times. Decision 062.

-- What a search says of a restaurant, and what its opening hours and its ways to deliver are worked out from.
create function restaurant_listing(settings jsonb) returns json language sql immutable strict parallel safe as $$
  select json_strip_nulls(json_build_object(
    'id', settings -> 'id',
    'name', settings -> 'name',
    'display_name', settings -> 'display_name',
    'localization', settings -> 'localization',
    'address', settings -> 'address',
    'phone', settings -> 'phone',
    'latitude', settings -> 'latitude',
    'longitude', settings -> 'longitude',
    'hours', settings -> 'hours',
    'holiday_hours', settings -> 'holiday_hours',
    'delivery', settings -> 'delivery',
    'menu_configuration', json_build_object('zone', settings #> '{menu_configuration,zone}')
  ))
$$;

alter table restaurants
  add column place point generated always as (restaurant_place(settings)) stored,
  add column chain text generated always as (settings ->> 'group') stored,
  add column is_concourse bool not null generated always as (coalesce(settings ->> 'concourse' = 'true', false)) stored,
  add column listing json not null generated always as (restaurant_listing(settings)) stored;
