import { randomUUID } from "node:crypto";
import type { SubmitBody, submitOrder as submitOrderRoute } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { letGoOfCart } from "../cart/cart-cookie.ts";
import { inTransaction } from "../db/transaction.ts";
import type { ApiEnv, Deps } from "../deps.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import { checkoutKeyOf, hashBody } from "./checkout-key.ts";
import { abandonExpiredCheckouts, loadKey } from "./idempotency.store.ts";
import { asPlaced, formatOrder } from "./order-answer.ts";
import type { PlacedOrder } from "./order-record.ts";
import { loadOrder } from "./orders.store.ts";
import type { Checkout } from "./place-order.ts";
import { placeReviewed, type SubmitOutcome } from "./place-reviewed.ts";

/** What a client waits before it asks again for an order that is being placed, in seconds. */
export const IN_PROGRESS_RETRY_SECONDS = 1;

/**
 * `POST /orders`: submits an order, once for each `Idempotency-Key`. A key whose order stands is answered as the first
 * time; one that was left half done is taken up again from the beginning, after its first authorisation is voided. A
 * refusal is not kept: a corrected body may come under the same key. api#submit, payment#replay, payment#not-stored.
 */
export function handleSubmitOrder(deps: Deps): RouteHandler<typeof submitOrderRoute, ApiEnv> {
  return async (c) => {
    const written = c.req.valid("header")["idempotency-key"];
    const key = checkoutKeyOf(c, written);
    if (key === null) {
      const problem = written ? "not-a-uuid" : "required";
      return refuse(c, "idempotencyKeyMissing", { issues: [{ path: "idempotency-key", problem }] });
    }
    const checkout = { ...key, bodyHash: hashBody(await c.req.json()) };
    for (;;) {
      const outcome = await place(c, deps, checkout, c.req.valid("json"));
      if (typeof outcome === "object" && !isRefused(outcome)) return created(c, outcome);
      // Most keys are new, and are looked up only now: a known one is answered as it was, whatever would be refused today.
      const known = await answerKnown(c, deps, checkout);
      if (known !== "unknown" && known !== "freed") return known;
      if (outcome === "key-taken" && known === "freed") continue;
      // Who slept past the lease does not ask the card again by itself: the page finds out what stands, and asks once more.
      if (typeof outcome === "string") return inProgress(c);
      deps.metrics.refusals.inc({ code: outcome.refused.name });
      return refuse(c, outcome.refused.name, outcome.refused.details);
    }
  };
}

function place(c: Context<ApiEnv>, deps: Deps, checkout: Checkout, body: SubmitBody): Promise<SubmitOutcome> {
  return placeReviewed(deps, checkout, {
    body,
    venue: c.var.venue,
    orderId: randomUUID(),
    locale: c.var.locale,
    now: deps.clock(),
    asker: c.var.asker,
  });
}

/** Answers a key that is known. `freed`: it was left behind by somebody, and its order may be placed anew. */
async function answerKnown(c: Context<ApiEnv>, deps: Deps, checkout: Checkout) {
  const { database } = deps;
  const known = await loadKey(database, checkout, checkout.bodyHash);
  switch (known.state) {
    case "unknown":
      return "unknown";
    case "mismatch":
      return refuse(c, "idempotencyMismatch");
    case "running":
      return inProgress(c);
    case "abandoned":
      await freeAbandoned(deps, known.lease);
      return "freed";
    case "done": {
      const order = await loadOrder(database, known.orderId);
      if (!order) throw new Error("a finished checkout is without its order");
      c.header("idempotent-replayed", "true");
      return created(c, asPlaced(order));
    }
  }
}

/** Frees a key that somebody left behind, and lets go of what they had set aside. */
async function freeAbandoned({ database, jobs }: Deps, lease: string): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    await jobs.enqueue(transaction, "settle-payment", ...(await abandonExpiredCheckouts(transaction, 1, lease)));
  });
}

function inProgress(c: Context<ApiEnv>): Refusal {
  return refuse(c, "inProgress", { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS });
}

function created(c: Context<ApiEnv>, order: PlacedOrder) {
  letGoOfCart(c);
  return c.json({ order: formatOrder(order) }, 201);
}
