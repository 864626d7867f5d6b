import { type RowOf, statement } from "../../platform/db/statement.ts";

/** Reads the version, clock and size of the database, and whether it takes writes. operations#doctor. */
export const loadDatabaseServer = statement({
  name: "state of the database server",
  text: `select current_setting('server_version') as version, current_setting('server_version_num')::int4 / 10000 as major,
           clock_timestamp() as now, pg_database_size(current_database()) as bytes,
           not current_setting('transaction_read_only')::bool as "takesWrites"`,
  params: {},
  row: { version: "text", major: "int4", now: "timestamptz", bytes: "int8", takesWrites: "bool" },
}).one;

/**
 * Counts notices that were attempted or are due, and deliveries to other systems, with the age in seconds of the
 * oldest. Unlike the due time, this age includes earlier attempts. operations#doctor.
 */
export const loadUnsent = statement({
  name: "unsent notices and deliveries",
  text: `with unsent (work, since) as (
           select channel, coalesce(told_of_at, created_at) from notices
           where due_at is not null and (attempts > 0 or due_at <= now())
           union all
           select 'delivery', made_at from webhook_deliveries where due_at is not null)
         select work, count(*)::int4 as count, greatest(extract(epoch from now() - min(since)), 0)::float8 as "oldestSeconds"
         from unsent group by work order by work`,
  params: {},
  row: { work: "text", count: "int4", oldestSeconds: "float8" },
  crosses: "sweep: unsent notices and deliveries of all restaurants",
}).rows;

/**
 * Lists the restaurants that guests see, with what decides whether they take payment, and with their time zone
 * (null: the default). `knowsZone`: whether PostgreSQL knows the zone. operations#doctor.
 */
export const listOpenRestaurants = statement({
  name: "restaurants for the doctor",
  text: `select r.slug, r.settings ->> 'payment_processor' as processor, a.restaurant_id is not null as "hasAccount",
           coalesce(a.charges_enabled and a.account_id is not null, false) as "accountTakesCards", r.zone,
           r.zone is null or exists (select from pg_timezone_names z where z.name = r.zone) as "knowsZone"
         from (select *, settings #>> '{menu_configuration,zone}' as zone from restaurants where not hidden) r
           left join stripe_accounts a using (restaurant_id)
         order by r.slug`,
  params: {},
  row: {
    slug: "text",
    processor: "text?",
    hasAccount: "bool",
    accountTakesCards: "bool",
    zone: "text?",
    knowsZone: "bool",
  },
  crosses: "directory: payment and time zone of all restaurants",
}).rows;

export type OpenRestaurant = RowOf<typeof listOpenRestaurants>;
