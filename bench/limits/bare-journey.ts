/**
 * The performance limit for a guest's journey: a server for the same calls that parses each body, stores its
 * essential data and returns a prepared answer.
 * It does not price, validate, count, keep idempotency keys, post to the ledger or write mails.
 */
import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import { bareOrder } from "./bare-order.ts";
import type { OrderRows } from "./order-rows.ts";

/** The database and rows of a bare journey and its order. */
export type BareJourney = {
  readonly databaseUrl: string;
  readonly schema: string;
  readonly rows: OrderRows;
  readonly connections: number;
};

process.on("message", ({ databaseUrl, schema, rows, connections }: BareJourney) => {
  const flushed = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const unflushed = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    options: "-c synchronous_commit=off",
  });
  const order = bareOrder(schema, rows);
  const keepCart = {
    name: "bare cart",
    text: `insert into ${schema}.journey_carts values ($1, $2) on conflict (id) do update set lines = excluded.lines`,
  };
  const keepToken = { name: "bare token", text: `insert into ${schema}.journey_tokens values ($1, $2)` };
  const note = { name: "bare payment", text: `insert into ${schema}.journey_payments values ($1, 'authorising')` };
  const authorise = { name: "bare yes", text: `insert into ${schema}.journey_authorisations values ($1)` };
  const capture = {
    name: "bare capture",
    text: `update ${schema}.journey_payments set state = 'captured' where id = $1`,
  };

  const app = new Hono();
  app.post("/api/orders/set-costs", async (c) => {
    const body = await c.req.json();
    await unflushed.query({ ...keepCart, values: [c.req.header("cookie") ?? "", JSON.stringify(body.items)] });
    return c.json(body, 200);
  });
  app.post("/sandbox-gateway/tokens", async (c) => {
    const body = await c.req.json();
    await unflushed.query({ ...keepToken, values: [randomUUID(), JSON.stringify(body)] });
    return c.json(body, 201);
  });
  app.post("/api/orders", async (c) => {
    const body = await c.req.json();
    const paymentId = randomUUID();
    await flushed.query({ ...note, values: [paymentId] });
    await unflushed.query({ ...authorise, values: [paymentId] });
    await flushed.query(order());
    void flushed.query({ ...capture, values: [paymentId] });
    return c.json(body, 201);
  });
  serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => process.send?.(`http://127.0.0.1:${port}`));
});
process.on("disconnect", () => process.exit());
