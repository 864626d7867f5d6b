import { contract, type WebhookDeliveryData, type WebhookEndpointData } from "@comptoir/contract";
import { isRefused, type StaffAct } from "@comptoir/ordering";
import type { Context } from "hono";
import type { WebhookUrlFault } from "../../gateways/webhook/webhook-url.ts";
import { staffCaller } from "../../people/caller.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import {
  addWebhookEndpoint,
  changeWebhookEndpoint,
  type EndpointDeps,
  type NoteEndpoint,
  removeWebhookEndpoint,
  rotateSecret,
  turnWebhookEndpoint,
} from "./change-endpoints.ts";
import { type ListedDelivery, listDeliveries } from "./deliveries.store.ts";
import { type EndpointName, type ListedEndpoint, listEndpoints } from "./endpoints.store.ts";
import { replayEvent, replaySpan, sendTest } from "./replay-events.ts";

export type WebhookDeps = EndpointDeps & { readonly venues: Pick<Venues, "byId"> };

const PAGE = 50;

/** Mounts the calls by which managers set up endpoints. api#webhook-calls. */
export function mountWebhooks(app: ApiApp, deps: WebhookDeps): void {
  const { webhooks } = contract;
  mountChanges(app, deps);

  app.openapi(webhooks.getWebhooks, async (c) => {
    const { restaurantId } = staffCaller(c);
    const endpoints = await listEndpoints(deps.database, { restaurantId });
    return c.json({ endpoints: endpoints.map(formatEndpoint) }, 200);
  });

  app.openapi(webhooks.getWebhook, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const endpoint = name && (await load(deps, name));
    if (!name || !endpoint) return refuse(c, "notFound");
    const { after = "" } = c.req.valid("query");
    const page = { ...name, after: isUuid(after) ? after : null, atMost: PAGE + 1 };
    const deliveries = await listDeliveries(deps.database, page);
    const shown = deliveries.slice(0, PAGE).map(formatDelivery);
    return c.json(
      { endpoint, deliveries: shown, cursor: deliveries.length > PAGE ? (shown.at(-1)?.id ?? null) : null },
      200,
    );
  });

  app.openapi(webhooks.testWebhook, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const answer = name && (await sendTest(deps, name, noteOf(c, "webhook-test")));
    if (!answer || isRefused(answer)) return refuse(c, "notFound");
    return c.json({ delivery: formatDelivery(answer.delivery) }, 200);
  });

  app.openapi(webhooks.replayWebhook, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    if (!name) return refuse(c, "notFound");
    const asked = c.req.valid("json");
    const note = noteOf(c, "webhook-replay");
    const answer =
      "event" in asked
        ? await replayEvent(deps, name, asked.event, note)
        : await replaySpan(
            deps,
            name,
            { from: new Date(asked.from), to: new Date(asked.to), withDelivered: asked.delivered },
            note,
          );
    if (!isRefused(answer)) return c.json({ events: answer.events }, 200);
    if (answer.refused.code === "span-too-long") return refuseField(c, "to", "span-too-long");
    return refuse(c, answer.refused.code === "endpoint-off" ? "webhookOff" : "notFound");
  });
}

function mountChanges(app: ApiApp, deps: WebhookDeps): void {
  const { webhooks } = contract;

  app.openapi(webhooks.addWebhook, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { name, url, types, contacts } = c.req.valid("json");
    const added = { name, url, types: [...new Set(types)], withContacts: contacts };
    const answer = await addWebhookEndpoint(deps, restaurantId, added, noteOf(c, "webhook-add"));
    if (isRefused(answer)) {
      return answer.refused.code === "full" ? refuse(c, "webhooksFull") : refuseUrl(c, answer.refused.fault);
    }
    const { endpointId, secret } = answer;
    const endpoint = await load(deps, { restaurantId, endpointId });
    return endpoint ? c.json({ endpoint, secret }, 201) : refuse(c, "notFound");
  });

  app.openapi(webhooks.changeWebhook, async (c) => {
    const named = nameOf(c, c.req.valid("param"));
    if (!named) return refuse(c, "notFound");
    const { name, url, types, contacts } = c.req.valid("json");
    const change = { name, url, types: types && [...new Set(types)], withContacts: contacts };
    const answer = await changeWebhookEndpoint(deps, named, change, noteOf(c, "webhook-change"));
    if (isRefused(answer)) {
      return answer.refused.code === "url" ? refuseUrl(c, answer.refused.fault) : refuse(c, "notFound");
    }
    const endpoint = await load(deps, named);
    return endpoint ? c.json(endpoint, 200) : refuse(c, "notFound");
  });

  app.openapi(webhooks.removeWebhook, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const answer = name && (await removeWebhookEndpoint(deps, name, noteOf(c, "webhook-remove")));
    return !answer || isRefused(answer) ? refuse(c, "notFound") : c.body(null, 204);
  });

  app.openapi(webhooks.turnWebhook, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const { on } = c.req.valid("json");
    const answer = name && (await turnWebhookEndpoint(deps, name, on, noteOf(c, on ? "webhook-on" : "webhook-off")));
    if (!answer || isRefused(answer)) return refuse(c, "notFound");
    const endpoint = await load(deps, name);
    return endpoint ? c.json(endpoint, 200) : refuse(c, "notFound");
  });

  app.openapi(webhooks.rotateWebhookSecret, async (c) => {
    const name = nameOf(c, c.req.valid("param"));
    const endsNow = c.req.valid("json").old === "ends-now";
    const answer = name && (await rotateSecret(deps, name, { endsNow }, noteOf(c, "webhook-secret")));
    if (!answer || isRefused(answer)) return refuse(c, "notFound");
    const endpoint = await load(deps, name);
    return endpoint ? c.json({ endpoint, secret: answer.secret }, 200) : refuse(c, "notFound");
  });
}

/** Returns the endpoint's name at the caller's own restaurant; null for text that is no id. */
function nameOf(c: Context<ApiEnv>, { id }: { readonly id: string }): EndpointName | null {
  return isUuid(id) ? { restaurantId: staffCaller(c).restaurantId, endpointId: id.toLowerCase() } : null;
}

function noteOf(c: Context<ApiEnv>, act: StaffAct): NoteEndpoint {
  const who = staffCaller(c);
  return (details) => (transaction, at) => writeStaffAct(transaction, who, { at, act, details });
}

function refuseUrl(c: Context<ApiEnv>, fault: WebhookUrlFault) {
  return refuseField(c, "url", fault === "too-much" ? fault : `url-${fault}`);
}

/** Loads an endpoint; null if there is none, as after another manager has removed it. */
async function load({ database }: WebhookDeps, { restaurantId, endpointId }: EndpointName) {
  const found = (await listEndpoints(database, { restaurantId })).find(({ id }) => id === endpointId);
  return found ? formatEndpoint(found) : null;
}

function formatEndpoint(endpoint: ListedEndpoint): WebhookEndpointData {
  const { id, name, url, types, withContacts, createdAt, disabledAt, disabledBecause, failingSince, oldSecretUntil } =
    endpoint;
  return {
    ...{ id, name, url, types: [...types], contacts: withContacts, waiting: endpoint.waiting },
    createdAt: createdAt.toISOString(),
    disabled: disabledAt && disabledBecause && { at: disabledAt.toISOString(), reason: disabledBecause },
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
  };
}

function formatDelivery({
  eventId,
  type,
  orderId,
  number,
  madeAt,
  state,
  dueAt,
  attempts,
  answers,
}: ListedDelivery): WebhookDeliveryData {
  return {
    ...{
      id: eventId,
      type,
      orderId,
      number: number === null ? null : String(number),
      state,
      attempts,
      answers: [...answers],
    },
    madeAt: madeAt.toISOString(),
    nextAt: dueAt?.toISOString() ?? null,
  };
}
