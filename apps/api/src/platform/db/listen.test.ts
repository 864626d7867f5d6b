import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { notify, openListener } from "./listen.ts";
import { inTransaction } from "./transaction.ts";

const { pool } = await testDatabase();
const listener = await openListener(pool, pino({ level: "silent" }));
afterAll(() => listener.stop());

const aChannel = () => ({ onMessage: vi.fn<(payload: string) => void>(), onReconnect: vi.fn<() => void>() });
const kitchen = aChannel();
const counter = aChannel();
await listener.subscribe("kitchen", kitchen);
await listener.subscribe("counter", counter);
beforeEach(() => void [kitchen, counter].flatMap(Object.values).map((one) => one.mockClear()));

const cut = async () => {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'comptoir listener'`,
  );
  expect(rowCount).toBe(1);
  await vi.waitFor(() => expect(listener.isListening()).toBe(false), { timeout: 10_000 });
};

describe("The listener", () => {
  it("receives the notifications of each channel on one connection, once they are committed", async () => {
    await inTransaction(pool, "read committed", async (transaction) => {
      await notify(transaction, "kitchen", "open");
      await listener.whenCaughtUp();
      expect(kitchen.onMessage).not.toHaveBeenCalled();
    });
    await notify(pool, "counter", "closed");
    await listener.whenCaughtUp();
    expect(kitchen.onMessage.mock.calls).toEqual([["open"]]);
    expect(counter.onMessage.mock.calls).toEqual([["closed"]]);
  });

  it("calls every handler of a channel", async () => {
    const [window, delivery] = [aChannel(), aChannel()];
    await listener.subscribe("orders", window);
    await listener.subscribe("orders", delivery);
    await notify(pool, "orders", "ready");
    await listener.whenCaughtUp();
    expect([window, delivery].map(({ onMessage }) => onMessage.mock.calls)).toEqual([[["ready"]], [["ready"]]]);
  });

  it("calls `onReconnect` of every channel after a lost connection is replaced, and receives notifications again", async () => {
    await cut();
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), { timeout: 5_000 });
    expect([kitchen, counter].map(({ onReconnect }) => onReconnect.mock.calls.length)).toEqual([1, 1]);
    await notify(pool, "kitchen", "closed");
    await listener.whenCaughtUp();
    expect(kitchen.onMessage.mock.calls).toEqual([["closed"]]);
  });

  it("receives notifications of a channel that was subscribed without a connection", async () => {
    await cut();
    const terrace = aChannel();
    await listener.subscribe("terrace", terrace);
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), { timeout: 5_000 });
    await notify(pool, "terrace", "open");
    await listener.whenCaughtUp();
    expect(terrace.onMessage.mock.calls).toEqual([["open"]]);
  });
});
