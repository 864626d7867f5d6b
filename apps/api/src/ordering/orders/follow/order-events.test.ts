import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import type { OrderDeps } from "../order-deps.ts";
import { orderEvents } from "./order-events.ts";

const ORDER = "3f1e4b9e-8a57-4f6e-9c55-0a1b2c3d4e5f";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("Promise 49: a HEAD request reserves no connection and follows nothing, because it has no stream", async () => {
  vi.useFakeTimers();
  const [take, follow] = [vi.fn(), vi.fn()];
  const state = { restaurantId: "7", orderId: ORDER, status: "placed", at: new Date(), readyAt: new Date() };
  const query = vi
    .fn()
    .mockResolvedValueOnce({ rows: [{ restaurantId: "7" }] })
    .mockResolvedValueOnce({ rows: [state] });
  const deps = { database: { query }, orderFeed: { follow } } as unknown as OrderDeps;
  const app = new Hono<ApiEnv>().get("/orders/:id/events", (c) => orderEvents(c, deps, { take }));
  const answer = await app.request(`/orders/${ORDER}/events`, { method: "HEAD" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  expect(take).not.toHaveBeenCalled();
  expect(follow).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it("If the database is lost just as a stream begins, the stream ends and the browser reconnects", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const leave = vi.fn();
  const releaseConnection = vi.fn();
  const state = { restaurantId: "7", orderId: ORDER, status: "placed", at: new Date(), readyAt: new Date() };
  const query = vi
    .fn()
    .mockResolvedValueOnce({ rows: [{ restaurantId: "7" }] })
    .mockResolvedValueOnce({ rows: [state] })
    .mockRejectedValueOnce(new Error("terminated"));
  const deps = { database: { query }, orderFeed: { follow: () => leave } } as unknown as OrderDeps;
  const app = new Hono<ApiEnv>().get("/orders/:id/events", (c) =>
    orderEvents(c, deps, { take: () => releaseConnection }),
  );
  await (await app.request(`/orders/${ORDER}/events`)).text();
  expect(query).toHaveBeenCalledTimes(3);
  expect(leave).toHaveBeenCalledOnce();
  expect(releaseConnection).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
