import { randomUUIDv7 } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Refused, WEBHOOK_REPLAY_DAYS } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import type { NoteEndpoint } from "./change-endpoints.ts";
import {
  deliveryRows,
  findWaitingTest,
  type ListedDelivery,
  makeFirstDue,
  readDelivery,
  replayDeliveries,
  replayDelivery,
  unscheduleLanes,
  writeDeliveries,
} from "./deliveries.store.ts";
import { type EndpointName, holdEndpoint } from "./endpoints.store.ts";
import { readEventsBetween } from "./events-to-deliver.store.ts";
import { bodyWriter } from "./make-deliveries.ts";
import { writeTestBody } from "./webhook-body.ts";

type ReplayDeps = { readonly database: Database; readonly clock: Clock; readonly venues: Pick<Venues, "byId"> };
/** `endpoint-off`: it is disabled, so nothing would be sent. */
type ReplayRefusal = { readonly code: "endpoint-unknown" | "endpoint-off" | "event-unknown" | "span-too-long" };
type Replayed = { readonly events: number };
/** `after`: the last event's number, if there may be more; otherwise null. */
type Batch = Replayed & { readonly after: number | null };
export type ReplaySpan = { readonly from: Date; readonly to: Date; readonly withDelivered: boolean };

const EVENTS_AT_ONCE = 200;
const DAY_MS = 86_400_000;

/** Sends one event of an endpoint's log again, with the same id and body. partners#replay-events. */
export function replayEvent(
  { database, clock }: Pick<ReplayDeps, "database" | "clock">,
  name: EndpointName,
  eventId: string,
  note: NoteEndpoint,
): Promise<Replayed | Refused<ReplayRefusal>> {
  return inRefusableTransaction<Replayed, ReplayRefusal>(database, "read committed", async (transaction) => {
    const endpoint = await holdEndpoint(transaction, name);
    if (endpoint === null) return { refused: { code: "endpoint-unknown" } };
    if (endpoint.disabledAt !== null) return { refused: { code: "endpoint-off" } };
    const replayed = await replayDelivery(transaction, { ...name, eventId });
    if (replayed === null) {
      // One that is in progress is sent at this moment.
      if ((await readDelivery(transaction, { ...name, eventId })) === null)
        return { refused: { code: "event-unknown" } };
      return { events: 0 };
    }
    await beginLanes(transaction, name, [replayed.lane]);
    await note?.({ id: name.endpointId, name: endpoint.name, event: eventId })(transaction, clock());
    return { events: 1 };
  });
}

/**
 * Sends the events of a span of time again that were not delivered, and with `withDelivered` all of them. Events that the
 * endpoint never got, because it was off or not there, are sent as their orders are now. Works in batches, so that the
 * endpoint is not held for long. partners#replay-events.
 */
export async function replaySpan(
  { database, clock, venues }: ReplayDeps,
  name: EndpointName,
  { from, to, withDelivered }: ReplaySpan,
  note: NoteEndpoint,
): Promise<Replayed | Refused<ReplayRefusal>> {
  const { restaurantId } = name;
  const venue = await venues.byId(restaurantId);
  if (venue === null) return { refused: { code: "endpoint-unknown" } };
  if (to.getTime() - from.getTime() > WEBHOOK_REPLAY_DAYS * DAY_MS) return { refused: { code: "span-too-long" } };
  let events = 0;
  for (let after: number | null = 0; after !== null; ) {
    const since: number = after;
    const batch = await inRefusableTransaction<Batch, ReplayRefusal>(
      database,
      "read committed",
      async (transaction) => {
        const endpoint = await holdEndpoint(transaction, name);
        if (endpoint === null) return { refused: { code: "endpoint-unknown" } };
        if (endpoint.disabledAt !== null) return { refused: { code: "endpoint-off" } };
        const span = { restaurantId, from, to, types: endpoint.types, after: since, atMost: EVENTS_AT_ONCE };
        const some = await readEventsBetween(transaction, span);
        const eventIds = some.map(({ id }) => id);
        const again = await replayDeliveries(transaction, { ...name, eventIds, withDelivered });
        const all = (await bodyWriter(transaction, venue, some))(some, endpoint.withContacts);
        const added = await writeDeliveries(transaction, { ...name, deliveries: deliveryRows(all) });
        await beginLanes(transaction, name, [...new Set([...again, ...all].map(({ lane }) => lane))]);
        if (since === 0) {
          const said = { from: from.toISOString(), to: to.toISOString(), delivered: withDelivered };
          await note?.({ id: name.endpointId, name: endpoint.name, ...said })(transaction, clock());
        }
        const isFull = some.length === EVENTS_AT_ONCE;
        return { events: again.length + added, after: isFull ? (some.at(-1)?.sequence ?? null) : null };
      },
    );
    if ("refused" in batch) return batch;
    events += batch.events;
    after = batch.after;
  }
  return { events };
}

/** Begins with the earliest event of each lane at once, also if a later one waits for its next attempt. */
async function beginLanes(transaction: Transaction, name: EndpointName, lanes: readonly string[]): Promise<void> {
  await unscheduleLanes(transaction, { ...name, lanes });
  await makeFirstDue(transaction, { ...name, lanes });
}

type Tested = { readonly eventId: string };

/** How long the answer to a test is awaited, in ms; its row is worked by any server. */
const TEST_WAIT_MS = 3_000;
const TEST_LOOK_MS = 100;

/**
 * Sends a test, by one attempt, also to an endpoint that is off, and waits some seconds for its answer. While a test waits
 * there is no second one. partners#test-event.
 */
export async function sendTest(
  { database, clock }: Pick<ReplayDeps, "database" | "clock">,
  name: EndpointName,
  note: NoteEndpoint,
): Promise<{ readonly delivery: ListedDelivery } | Refused<{ readonly code: "endpoint-unknown" }>> {
  type Unknown = { readonly code: "endpoint-unknown" };
  const sent = await inRefusableTransaction<Tested, Unknown>(database, "read committed", async (transaction) => {
    const endpoint = await holdEndpoint(transaction, name);
    if (endpoint === null) return { refused: { code: "endpoint-unknown" } };
    const waiting = await findWaitingTest(transaction, name);
    if (waiting !== null) return waiting;
    const [eventId, at] = [randomUUIDv7(), clock()];
    const test = { eventId, type: "test", orderId: null, sequence: 0, lane: eventId, body: writeTestBody(at) };
    await writeDeliveries(transaction, { ...name, deliveries: deliveryRows([test]) });
    await makeFirstDue(transaction, { ...name, lanes: [eventId] });
    await note?.({ id: name.endpointId, name: endpoint.name })(transaction, at);
    return { eventId };
  });
  if ("refused" in sent) return sent;
  for (let waited = 0; ; waited += TEST_LOOK_MS) {
    const delivery = await readDelivery(database, { ...name, eventId: sent.eventId });
    // The endpoint was removed meanwhile.
    if (delivery === null) return { refused: { code: "endpoint-unknown" } };
    if (delivery.state !== "waiting" || waited >= TEST_WAIT_MS) return { delivery };
    await pause(TEST_LOOK_MS);
  }
}
