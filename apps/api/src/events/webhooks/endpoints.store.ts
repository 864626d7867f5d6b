import type { PartnerEvent, WebhookDisabledReason } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";

const ENDPOINT = `id, name, url, types, with_contacts as "withContacts", created_at as "createdAt", from_sequence as "fromSequence",
           disabled_at as "disabledAt", disabled_because as "disabledBecause", failing_since as "failingSince", is_slow as "isSlow",
           case when old_secret_until > now() then old_secret_until end as "oldSecretUntil"`;
const ENDPOINT_ROW = {
  id: "uuid",
  name: "text",
  url: "text",
  types: typed<readonly PartnerEvent[]>("text[]"),
  withContacts: "bool",
  createdAt: "timestamptz",
  fromSequence: "int8",
  disabledAt: "timestamptz?",
  disabledBecause: typed<WebhookDisabledReason | null>("text?"),
  failingSince: "timestamptz?",
  isSlow: "bool",
  oldSecretUntil: "timestamptz?",
} as const;
const NAMES = { restaurantId: "text", endpointId: "uuid" } as const;

/** Identifies an endpoint. */
export type EndpointName = { readonly restaurantId: string; readonly endpointId: string };

const listStatement = statement({
  name: "list webhook endpoints",
  text: `select ${ENDPOINT}, (select count(*)::int4 from webhook_deliveries d
           where d.restaurant_id = e.restaurant_id and d.endpoint_id = e.id and d.state = 'waiting') as waiting
         from webhook_endpoints e where restaurant_id = :restaurantId order by created_at, id`,
  params: { restaurantId: "text" },
  row: { ...ENDPOINT_ROW, waiting: "int4" },
});

export const listEndpoints = listStatement.rows;
export type ListedEndpoint = RowOf<typeof listStatement>;

const holdStatement = statement({
  name: "hold webhook endpoint",
  text: `select ${ENDPOINT}, secret from webhook_endpoints
         where restaurant_id = :restaurantId and id = :endpointId for update`,
  params: NAMES,
  row: { ...ENDPOINT_ROW, secret: "text" },
});

/** Locks an endpoint until the end of the transaction. A change of it or of its deliveries does so first. */
export const holdEndpoint = holdStatement.oneOrNull;

/** Locks the endpoints of restaurants that are on, until the end of the transaction. */
export const holdEndpointsOf = statement({
  name: "hold webhook endpoints of restaurants",
  text: `select restaurant_id as "restaurantId", ${ENDPOINT} from webhook_endpoints
         where restaurant_id = any(:restaurantIds) and disabled_at is null
         order by restaurant_id, id for update`,
  params: { restaurantIds: "text[]" },
  row: { ...ENDPOINT_ROW, restaurantId: "text" },
}).rows;

/** Reads where a delivery goes, and the secrets that sign it, the newest first. */
export const readEndpoint = statement({
  name: "read webhook endpoint",
  text: `select url, array_remove(array[secret, case when old_secret_until > now() then old_secret end], null) as secrets
         from webhook_endpoints where restaurant_id = :restaurantId and id = :endpointId`,
  params: NAMES,
  row: { url: "text", secrets: "text[]" },
}).oneOrNull;

export const countEndpoints = statement({
  name: "count webhook endpoints",
  text: "select count(*)::int4 as endpoints from webhook_endpoints where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
  row: { endpoints: "int4" },
}).one;

export const addEndpoint = statement({
  name: "add webhook endpoint",
  text: `insert into webhook_endpoints (restaurant_id, id, name, url, types, with_contacts, secret, created_at, from_sequence)
         values (:restaurantId, :endpointId, :name, :url, :types, :withContacts, :secret, :now, :fromSequence)`,
  params: {
    ...NAMES,
    name: "text",
    url: "text",
    types: "text[]",
    withContacts: "bool",
    secret: "text",
    now: "timestamptz",
    fromSequence: "int8",
  },
}).count;

export const saveEndpoint = statement({
  name: "save webhook endpoint",
  text: `update webhook_endpoints set name = :name, url = :url, types = :types, with_contacts = :withContacts
         where restaurant_id = :restaurantId and id = :endpointId`,
  params: { ...NAMES, name: "text", url: "text", types: "text[]", withContacts: "bool" },
}).count;

/** Replaces the secret. @param oldUntil when the old one ends; null for at once. partners#rotate. */
export const saveSecret = statement({
  name: "save webhook secret",
  text: `update webhook_endpoints set secret = :secret, old_secret_until = now() + :oldHours::int4 * interval '1 hour',
           old_secret = case when :oldHours::int4 > 0 then secret end
         where restaurant_id = :restaurantId and id = :endpointId`,
  params: { ...NAMES, secret: "text", oldHours: "int4" },
}).count;

/** Turns an endpoint on. It gets the events after `fromSequence`. partners#disable. */
export const saveEnabled = statement({
  name: "enable webhook endpoint",
  text: `update webhook_endpoints set disabled_at = null, disabled_because = null, from_sequence = :fromSequence,
           failing_since = null, told_failing_at = null, is_slow = false
         where restaurant_id = :restaurantId and id = :endpointId`,
  params: { ...NAMES, fromSequence: "int8" },
}).count;

export const saveDisabled = statement({
  name: "disable webhook endpoint",
  text: `update webhook_endpoints set disabled_at = now(), disabled_because = :reason, failing_since = null, told_failing_at = null
         where restaurant_id = :restaurantId and id = :endpointId`,
  params: { ...NAMES, reason: typed<WebhookDisabledReason>("text") },
}).count;

export const deleteEndpoint = statement({
  name: "remove webhook endpoint",
  text: "delete from webhook_endpoints where restaurant_id = :restaurantId and id = :endpointId",
  params: NAMES,
}).count;

/** Records how an attempt ended: since when every attempt fails, and whether it was slow. partners#failing. */
export const noteOutcome = statement({
  name: "note outcome at webhook endpoint",
  text: `update webhook_endpoints set is_slow = :isSlow,
           failing_since = case when :hasFailed then coalesce(failing_since, now()) end,
           told_failing_at = case when :hasFailed then told_failing_at end
         where restaurant_id = :restaurantId and id = :endpointId
           and (is_slow <> :isSlow or (failing_since is not null) <> :hasFailed)`,
  params: { ...NAMES, isSlow: "bool", hasFailed: "bool" },
}).count;

/**
 * Lists the endpoints whose failures have lasted for `toldHours` and whose restaurant was not told, and those that
 * fail for `disabledDays`. partners#failing.
 */
export const listFailing = statement({
  name: "list failing webhook endpoints",
  text: `select restaurant_id as "restaurantId", id as "endpointId",
           failing_since <= now() - :disabledDays::int4 * interval '1 day' as "isOver"
         from webhook_endpoints where failing_since is not null and disabled_at is null
           and (failing_since <= now() - :disabledDays::int4 * interval '1 day'
             or (failing_since <= now() - :toldHours::int4 * interval '1 hour' and told_failing_at is null))
         order by failing_since limit 100`,
  params: { toldHours: "int4", disabledDays: "int4" },
  row: { restaurantId: "text", endpointId: "uuid", isOver: "bool" },
  crosses: "sweep: failing endpoints of all restaurants",
}).rows;

/** Marks that the restaurant is told of an endpoint's failures; false if it was, or if it does not fail any more. */
export const noteTold = statement({
  name: "note that failing webhook endpoint is told",
  text: `update webhook_endpoints set told_failing_at = now()
         where restaurant_id = :restaurantId and id = :endpointId and failing_since is not null and told_failing_at is null`,
  params: NAMES,
}).wrote;

/** Reads what a mail about an endpoint says. */
export const readEndpointForMail = statement({
  name: "read webhook endpoint for mail",
  text: `select name, url, failing_since as "failingSince", disabled_because as "disabledBecause"
         from webhook_endpoints where restaurant_id = :restaurantId and id = :endpointId`,
  params: NAMES,
  row: {
    name: "text",
    url: "text",
    failingSince: "timestamptz?",
    disabledBecause: typed<WebhookDisabledReason | null>("text?"),
  },
}).oneOrNull;
