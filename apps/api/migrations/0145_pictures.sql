-- Pictures that managers uploaded. They are rows, so that every server and every backup has them.
create table pictures (
  restaurant_id text not null references restaurants on delete cascade,
  -- The first 32 hexadecimal digits of the SHA-256 of the original.
  hash text not null,
  width integer not null,
  height integer not null,
  -- As WebP, upright and without metadata.
  original bytea not null,
  -- The whole picture in a smaller size, as WebP, on which managers choose the crop.
  preview bytea not null,
  -- When it was last uploaded, cropped, or found in use.
  used_at timestamptz not null,
  primary key (restaurant_id, hash)
);
-- WebP, AVIF and JPEG are compressed already.
alter table pictures alter column original set storage external, alter column preview set storage external;
create index pictures_used on pictures (used_at);

create table picture_crops (
  restaurant_id text not null,
  hash text not null,
  -- Left, top, width and height in pixels of the original, such as 0-20-800-600.
  crop text not null,
  -- When it was last made, written into a draft, published, or found in use.
  used_at timestamptz not null,
  -- When it was first published; null while only the staff may see it.
  published_at timestamptz,
  primary key (restaurant_id, hash, crop),
  foreign key (restaurant_id, hash) references pictures on delete cascade
);
create index picture_crops_used on picture_crops (used_at);

create table picture_renditions (
  restaurant_id text not null,
  hash text not null,
  crop text not null,
  -- jpeg or png: for programs that know neither AVIF nor WebP.
  format text not null check (format in ('avif', 'webp', 'jpeg', 'png')),
  width integer not null,
  content bytea not null,
  primary key (restaurant_id, hash, crop, format, width),
  foreign key (restaurant_id, hash, crop) references picture_crops on delete cascade
);
alter table picture_renditions alter column content set storage external;
