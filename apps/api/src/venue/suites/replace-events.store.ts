import { bareText, parseCents } from "@comptoir/ordering";
import type { EventData, EventSuiteData } from "@comptoir/venue-file";
import { emailKeyOf } from "../../people/people.store.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { replaceParStock } from "./par-stock.store.ts";

const saveEventsStatement = statement({
  name: "save events",
  text: `insert into events (restaurant_id, id, name, starts_at, ends_at, pre_order_closes_at)
         select :restaurantId, id, name, starts_at, ends_at, coalesce(pre_order_closes_at, starts_at)
         from jsonb_to_recordset(:events::jsonb) as event
           (id text, name text, starts_at timestamptz, ends_at timestamptz, pre_order_closes_at timestamptz)
         on conflict (restaurant_id, id) do update set name = excluded.name, starts_at = excluded.starts_at,
           ends_at = excluded.ends_at, pre_order_closes_at = excluded.pre_order_closes_at`,
  params: { restaurantId: "text", events: "jsonb" },
});

const saveSuitesStatement = statement({
  name: "save event suites",
  // A new owner's e-mail address clears `owner_id`, and the account is looked up again. Once the tab is open,
  // its limit and payment preference stay, whatever the file says.
  text: `insert into event_suites as suites (restaurant_id, id, event_id, position, name, owner_key, tab_limit_cents,
           pre_order_delivery_time, pre_order_additional_notes, event_day_payment_preference)
         select :restaurantId, id, event_id, position, name, owner_key, tab_limit_cents, coalesce(delivery_time, 'before'),
           notes, coalesce(payment_preference, 'charge')
         from jsonb_to_recordset(:suites::jsonb) as suite (id text, event_id text, position int4, name text, owner_key text,
           tab_limit_cents int8, delivery_time text, notes text, payment_preference text)
         on conflict (restaurant_id, id) do update set event_id = excluded.event_id, position = excluded.position,
           name = excluded.name, owner_key = excluded.owner_key,
           owner_id = case when suites.owner_key = excluded.owner_key then suites.owner_id end,
           tab_limit_cents = case when suites.tab_opened_at is null then excluded.tab_limit_cents else suites.tab_limit_cents end,
           pre_order_delivery_time = excluded.pre_order_delivery_time,
           pre_order_additional_notes = excluded.pre_order_additional_notes,
           event_day_payment_preference = case when suites.tab_opened_at is null
             then excluded.event_day_payment_preference else suites.event_day_payment_preference end`,
  params: { restaurantId: "text", suites: "jsonb" },
});

const holdDroppedStatement = statement({
  name: "hold suites to drop",
  text: `select from event_suites where restaurant_id = :restaurantId and not id = any(:kept::text[]) order by id for update`,
  params: { restaurantId: "text", kept: "text[]" },
});

const dropSuitesStatement = statement({
  name: "drop event suites",
  text: `delete from event_suites where restaurant_id = :restaurantId and not id = any(:kept::text[]) and not exists (
           select from suite_orders where suite_orders.restaurant_id = :restaurantId and suite_id = event_suites.id)`,
  params: { restaurantId: "text", kept: "text[]" },
});

const dropEventsStatement = statement({
  name: "drop events",
  text: `delete from events where restaurant_id = :restaurantId and not id = any(:kept::text[]) and not exists (
           select from event_suites where event_suites.restaurant_id = :restaurantId and event_id = events.id)`,
  params: { restaurantId: "text", kept: "text[]" },
});

const replaceOperatorsStatement = statement({
  name: "replace event operators",
  text: `with named as (
           select event_id, email_key from jsonb_to_recordset(:operators::jsonb) as operator (event_id text, email_key text)
         ), gone as (
           delete from event_operators where restaurant_id = :restaurantId
             and (event_id, email_key) not in (select event_id, email_key from named)
         )
         insert into event_operators (restaurant_id, event_id, email_key)
         select :restaurantId, event_id, email_key from named on conflict do nothing`,
  params: { restaurantId: "text", operators: "jsonb" },
});

const replaceHostsStatement = statement({
  name: "replace suite hosts",
  text: `with named as (
           select suite_id, email_key from jsonb_to_recordset(:hosts::jsonb) as host (suite_id text, email_key text)
         ), gone as (
           delete from suite_hosts where restaurant_id = :restaurantId
             and (suite_id, email_key) not in (select suite_id, email_key from named)
         )
         insert into suite_hosts (restaurant_id, suite_id, email_key)
         select :restaurantId, suite_id, email_key from named on conflict do nothing`,
  params: { restaurantId: "text", hosts: "jsonb" },
});

/**
 * Replaces a restaurant's events by those of a file. Suites with orders stay, and so do confirmed settings.
 * venue#file-events.
 */
export async function replaceEvents(db: Queryable, restaurantId: string, events: readonly EventData[]): Promise<void> {
  const suites = events.flatMap((event) =>
    (event.event_suites ?? []).map((suite, position) => suiteRow(String(event.id), suite, position)),
  );
  await saveEventsStatement.count(db, {
    restaurantId,
    events: events.map((event) => ({ ...event, id: String(event.id), name: bareText(event.name) })),
  });
  await saveSuitesStatement.count(db, { restaurantId, suites });
  const kept = suites.map(({ id }) => id);
  // A concurrent order locks its suite, so this waits for it. A suite with an order is not deleted.
  await holdDroppedStatement.count(db, { restaurantId, kept });
  await dropSuitesStatement.count(db, { restaurantId, kept });
  await dropEventsStatement.count(db, { restaurantId, kept: events.map(({ id }) => String(id)) });
  const operators = events.flatMap(({ id, operators }) =>
    [...new Set((operators ?? []).map(emailKeyOf))].map((email_key) => ({ event_id: String(id), email_key })),
  );
  await replaceOperatorsStatement.count(db, { restaurantId, operators });
  const hosts = events.flatMap(({ event_suites }) =>
    (event_suites ?? []).flatMap(({ id, hosts }) =>
      [...new Set((hosts ?? []).map(emailKeyOf))].map((email_key) => ({ suite_id: String(id), email_key })),
    ),
  );
  await replaceHostsStatement.count(db, { restaurantId, hosts });
  const allSuites = events.flatMap(({ event_suites }) => event_suites ?? []);
  await replaceParStock(db, restaurantId, allSuites);
}

function suiteRow(event_id: string, suite: EventSuiteData, position: number) {
  return {
    id: String(suite.id),
    event_id,
    position,
    name: bareText(suite.name),
    owner_key: suite.owner ? emailKeyOf(suite.owner) : null,
    tab_limit_cents: suite.tab_limit == null ? null : parseCents(suite.tab_limit),
    delivery_time: suite.pre_order_delivery_time ?? null,
    notes: suite.pre_order_additional_notes == null ? null : bareText(suite.pre_order_additional_notes),
    payment_preference: suite.event_day_payment_preference ?? null,
  };
}

const listEventsStatement = statement({
  name: "list events",
  text: `select id, starts_at as "startsAt", ends_at as "endsAt", pre_order_closes_at as "preOrderClosesAt"
         from events where restaurant_id = :restaurantId order by starts_at desc limit 1000`,
  params: { restaurantId: "text" },
  row: { id: "text", startsAt: "timestamptz", endsAt: "timestamptz", preOrderClosesAt: "timestamptz" },
});

/** Lists a restaurant's events with times in the form of the venue file, latest first. */
export async function listEvents(db: Queryable, restaurantId: string) {
  return (await listEventsStatement.rows(db, { restaurantId })).map(({ id, startsAt, endsAt, preOrderClosesAt }) => ({
    id,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    pre_order_closes_at: preOrderClosesAt.toISOString(),
  }));
}
