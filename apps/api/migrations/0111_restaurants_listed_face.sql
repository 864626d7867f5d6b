-- What a list of restaurants shows of each one's face, and its country. A column of its own, like `listing`: the
-- settings need not be unpacked for each result. Decision 062.
create function restaurant_listed_face(settings jsonb) returns json language sql immutable strict parallel safe as $$
  select json_strip_nulls(json_build_object(
    'province', settings -> 'province',
    'image', settings -> 'image',
    'menu_configuration', json_build_object(
      'cover', settings #> '{menu_configuration,cover}',
      'primary_color', settings #> '{menu_configuration,primary_color}',
      'colors', settings #> '{menu_configuration,colors}'
    )
  ))
$$;

alter table restaurants
  add column listed_face json not null generated always as (restaurant_listed_face(settings)) stored;
