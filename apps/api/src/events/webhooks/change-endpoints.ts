import { randomUUID } from "node:crypto";
import { type PartnerEvent, type Refused, WEBHOOK_OLD_SECRET_HOURS, WEBHOOKS_MAX } from "@comptoir/ordering";
import { newWebhookSecret } from "../../gateways/webhook/sign-webhook.ts";
import {
  leadsToPrivateAddress,
  parseWebhookUrl,
  type WebhookNetwork,
  type WebhookUrlFault,
} from "../../gateways/webhook/webhook-url.ts";
import type { NoteDetails } from "../../people/staff-acts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { beginReading, holdReading } from "../venue-events/read-on.ts";
import { lastSequence } from "../venue-events/venue-events.store.ts";
import { disableWithin, endReadingWithoutEndpoints } from "./disable-endpoint.ts";
import {
  addEndpoint,
  countEndpoints,
  deleteEndpoint,
  type EndpointName,
  holdEndpoint,
  listEndpoints,
  saveEnabled,
  saveEndpoint,
  saveSecret,
} from "./endpoints.store.ts";

export type EndpointDeps = { readonly database: Database; readonly clock: Clock; readonly network: WebhookNetwork };
/** Writes an act with details, in the transaction of the act; null for a command. staff#acts. */
export type NoteEndpoint = NoteDetails | null;

export type NewEndpoint = {
  readonly name: string;
  readonly url: string;
  readonly types: readonly PartnerEvent[];
  readonly withContacts: boolean;
};
type UrlRefusal = { readonly code: "url"; readonly fault: WebhookUrlFault };
type UnknownRefusal = { readonly code: "endpoint-unknown" };
const UNKNOWN = { refused: { code: "endpoint-unknown" } } as const;

/** Adds an endpoint, which gets what happens from now on. Its secret is returned this once. partners#endpoints. */
export async function addWebhookEndpoint(
  { database, clock, network }: EndpointDeps,
  restaurantId: string,
  { url: typed, ...added }: NewEndpoint,
  note: NoteEndpoint,
): Promise<{ readonly endpointId: string; readonly secret: string } | Refused<UrlRefusal | { readonly code: "full" }>> {
  const address = await checkUrl(typed, network);
  if ("refused" in address) return address;
  const [endpointId, secret, now] = [randomUUID(), newWebhookSecret(), clock()];
  const { url } = address;
  type Added = { readonly endpointId: string; readonly secret: string };
  return inRefusableTransaction<Added, { code: "full" }>(database, "read committed", async (transaction) => {
    await beginReading(transaction, "webhooks", { restaurantId });
    const { endpoints } = await countEndpoints(transaction, { restaurantId });
    if (endpoints >= WEBHOOKS_MAX) return { refused: { code: "full" } };
    const fromSequence = await lastSequence(transaction, restaurantId);
    await addEndpoint(transaction, { restaurantId, endpointId, ...added, url, secret, now, fromSequence });
    await note?.({ id: endpointId, ...shown({ ...added, url }) })(transaction, now);
    return { endpointId, secret };
  });
}

/** Changes an endpoint; an absent field stays. What waits keeps its body, and goes to the new address. partners#endpoints. */
export async function changeWebhookEndpoint(
  { database, clock, network }: EndpointDeps,
  name: EndpointName,
  change: { readonly [Field in keyof NewEndpoint]?: NewEndpoint[Field] | undefined },
  note: NoteEndpoint,
): Promise<{ readonly changed: true } | Refused<UrlRefusal | UnknownRefusal>> {
  const address = change.url === undefined ? { url: undefined } : await checkUrl(change.url, network);
  if ("refused" in address) return address;
  return inRefusableTransaction<{ changed: true }, UnknownRefusal>(database, "read committed", async (transaction) => {
    const endpoint = await holdEndpoint(transaction, name);
    if (endpoint === null) return UNKNOWN;
    const next = {
      name: change.name ?? endpoint.name,
      url: address.url ?? endpoint.url,
      types: change.types ?? endpoint.types,
      withContacts: change.withContacts ?? endpoint.withContacts,
    };
    await saveEndpoint(transaction, { ...name, ...next });
    await note?.({ id: name.endpointId, ...shown(next) })(transaction, clock());
    return { changed: true };
  });
}

/** Removes an endpoint with its log. An attempt in progress is not recorded. partners#endpoints. */
export function removeWebhookEndpoint(
  { database, clock }: Pick<EndpointDeps, "database" | "clock">,
  name: EndpointName,
  note: NoteEndpoint,
): Promise<{ readonly removed: string } | Refused<UnknownRefusal>> {
  return inRefusableTransaction<{ removed: string }, UnknownRefusal>(
    database,
    "read committed",
    async (transaction) => {
      await holdReading(transaction, { reader: "webhooks", restaurantId: name.restaurantId });
      const endpoint = await holdEndpoint(transaction, name);
      if (endpoint === null) return UNKNOWN;
      await deleteEndpoint(transaction, name);
      await endReadingWithoutEndpoints(transaction, name);
      await note?.({ id: name.endpointId, name: endpoint.name })(transaction, clock());
      return { removed: endpoint.name };
    },
  );
}

/** Turns an endpoint on or off; idempotent. One that is turned on gets what happens from now on. partners#disable. */
export function turnWebhookEndpoint(
  { database, clock }: Pick<EndpointDeps, "database" | "clock">,
  name: EndpointName,
  isOn: boolean,
  note: NoteEndpoint,
): Promise<{ readonly isOn: boolean } | Refused<UnknownRefusal>> {
  const { restaurantId } = name;
  return inRefusableTransaction<{ isOn: boolean }, UnknownRefusal>(database, "read committed", async (transaction) => {
    if (isOn) await beginReading(transaction, "webhooks", { restaurantId });
    else await holdReading(transaction, { reader: "webhooks", restaurantId });
    const endpoint = await holdEndpoint(transaction, name);
    if (endpoint === null) return UNKNOWN;
    if ((endpoint.disabledAt === null) === isOn) return { isOn };
    if (isOn) {
      await saveEnabled(transaction, { ...name, fromSequence: await lastSequence(transaction, restaurantId) });
    } else await disableWithin(transaction, name, "staff");
    await note?.({ id: name.endpointId, name: endpoint.name, on: isOn })(transaction, clock());
    return { isOn };
  });
}

/** Replaces an endpoint's secret. The old one signs too for a day, or ends at once. partners#rotate. */
export function rotateSecret(
  { database, clock }: Pick<EndpointDeps, "database" | "clock">,
  name: EndpointName,
  { endsNow }: { readonly endsNow: boolean },
  note: NoteEndpoint,
): Promise<{ readonly secret: string } | Refused<UnknownRefusal>> {
  const secret = newWebhookSecret();
  return inRefusableTransaction<{ secret: string }, UnknownRefusal>(database, "read committed", async (transaction) => {
    const endpoint = await holdEndpoint(transaction, name);
    if (endpoint === null) return UNKNOWN;
    await saveSecret(transaction, { ...name, secret, oldHours: endsNow ? 0 : WEBHOOK_OLD_SECRET_HOURS });
    await note?.({ id: name.endpointId, name: endpoint.name, endsNow })(transaction, clock());
    return { secret };
  });
}

/** Lists a restaurant's endpoints, the oldest first. */
export function endpointsOf(database: Database, { restaurantId }: Pick<EndpointName, "restaurantId">) {
  return listEndpoints(database, { restaurantId });
}

async function checkUrl(
  typed: string,
  network: WebhookNetwork,
): Promise<{ readonly url: string } | Refused<UrlRefusal>> {
  const parsed = parseWebhookUrl(typed, network);
  if ("fault" in parsed) return { refused: { code: "url", fault: parsed.fault } };
  if (await leadsToPrivateAddress(parsed.url, network)) return { refused: { code: "url", fault: "private-address" } };
  return parsed;
}

/** The details of an act. An address may have a token in its query, so only its host is in the history. */
function shown({ name, url, types, withContacts }: NewEndpoint) {
  return { name, host: new URL(url).host, types, contacts: withContacts };
}
