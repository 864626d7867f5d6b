-- Where people see the site, as the server that started last knows it; commands write it into links.
create table site_address (
  is_the_one bool primary key default true check (is_the_one),
  origin text not null
);
