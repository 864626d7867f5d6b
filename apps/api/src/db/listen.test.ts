import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { notify, openListener } from "./listen.ts";
import { inTransaction } from "./transaction.ts";

const { pool } = await testDatabase();
const listener = await openListener(pool, pino({ level: "silent" }));
afterAll(() => listener.stop());

const aChannel = () => ({ onMessage: vi.fn<(payload: string) => void>(), onBehind: vi.fn<() => void>() });
const doors = aChannel();
const windows = aChannel();
await listener.hear("doors", doors);
await listener.hear("windows", windows);
beforeEach(() => void [doors, windows].flatMap(Object.values).map((one) => one.mockClear()));

const cut = async () => {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'comptoir listener'`,
  );
  expect(rowCount).toBe(1);
  await vi.waitFor(() => expect(listener.isListening()).toBe(false));
};

describe("The listener", () => {
  it("hears on one connection what is said on each channel, once it is committed", async () => {
    await inTransaction(pool, "read committed", async (transaction) => {
      await notify(transaction, "doors", "open");
      await listener.caughtUp();
      expect(doors.onMessage).not.toHaveBeenCalled();
    });
    await notify(pool, "windows", "shut");
    await listener.caughtUp();
    expect(doors.onMessage.mock.calls).toEqual([["open"]]);
    expect(windows.onMessage.mock.calls).toEqual([["shut"]]);
  });

  it("says on every channel to look again, once a lost connection is replaced, and hears on", async () => {
    await cut();
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), { timeout: 5_000 });
    expect([doors, windows].map(({ onBehind }) => onBehind.mock.calls.length)).toEqual([1, 1]);
    await notify(pool, "doors", "shut");
    await listener.caughtUp();
    expect(doors.onMessage.mock.calls).toEqual([["shut"]]);
  });

  it("hears a channel that was named while there was no connection", async () => {
    await cut();
    const roof = aChannel();
    await listener.hear("roof", roof);
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), { timeout: 5_000 });
    await notify(pool, "roof", "up");
    await listener.caughtUp();
    expect(roof.onMessage.mock.calls).toEqual([["up"]]);
  });
});
