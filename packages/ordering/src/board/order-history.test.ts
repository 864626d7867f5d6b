import { describe, expect, it } from "vitest";
import { cents } from "../money/index.ts";
import { type OrderPast, orderHistory, type StaffActOnOrder } from "./order-history.ts";

const minute = (at: number) => new Date(Date.parse("2026-11-20T17:00:00Z") + at * 60_000);
const NOOR = { name: "Noor", device: "Tablet" } as const;
const aStatus = (status: OrderPast["statuses"][number]["status"], at: number, byGuest = false) => ({
  status,
  at: minute(at),
  byGuest,
});
const anAct = (act: StaffActOnOrder["act"], at: number, details: object = {}) => ({
  ...NOOR,
  act,
  at: minute(at),
  details: { ...details },
});
const aPast = (but: Partial<OrderPast> = {}): OrderPast => ({
  statuses: [aStatus("placed", 0)],
  staffActs: [],
  refunds: [],
  changes: [],
  accepted: null,
  firedAt: null,
  declined: null,
  ...but,
});
/** What happened, by whom, in the minutes after noon. */
const told = (past: OrderPast) =>
  orderHistory(past).map(({ at, act, by, name, to }) =>
    [(at.getTime() - minute(0).getTime()) / 60_000, act, to, name ?? by].filter((word) => word !== undefined).join(" "),
  );

describe("board#history", () => {
  it("begins with the placing by the guest, and names who moved the order, once each", () => {
    const past = aPast({
      statuses: [aStatus("placed", 0), aStatus("in-progress", 2), aStatus("ready", 9.5), aStatus("completed", 11)],
      staffActs: [
        anAct("move", 2, { to: "in-progress" }),
        anAct("cross-off", 3, { lines: [2], done: true }),
        anAct("move", 9, { to: "ready" }),
        anAct("move", 11, { to: "completed" }),
      ],
    });
    expect(told(past)).toEqual([
      "0 place guest",
      "2 move in-progress Noor",
      "3 cross-off Noor",
      "9 move ready Noor",
      // The server tells the guest after the time in which *ready* can be undone.
      "9.5 move ready server",
      "11 move completed Noor",
    ]);
  });

  it("has a recall to ready once, which tells no guest", () => {
    const statuses = [aStatus("placed", 0), aStatus("completed", 1), aStatus("ready", 2)];
    const past = aPast({ statuses, staffActs: [anAct("recall", 2, { to: "ready" })] });
    expect(told(past)).toEqual(["0 place guest", "1 move completed restaurant", "2 recall ready Noor"]);
  });

  it("says who accepted a waiting order: staff by an act or by moving it, the server as nobody answered, a command", () => {
    const accepted = { at: minute(2), missed: false };
    expect(told(aPast({ accepted, staffActs: [anAct("accept", 2)] }))).toEqual(["0 place guest", "2 accept Noor"]);
    const moved = { statuses: [aStatus("placed", 0), aStatus("in-progress", 2)] };
    expect(told(aPast({ ...moved, accepted, staffActs: [anAct("move", 2, { to: "in-progress" })] }))).toEqual([
      "0 place guest",
      "2 accept Noor",
      "2 move in-progress Noor",
    ]);
    expect(told(aPast({ accepted: { ...accepted, missed: true } }))[1]).toBe("2 accept server");
    expect(told(aPast({ accepted }))[1]).toBe("2 accept restaurant");
  });

  it("tells a guest's cancellation, a command's, a decline with its reason, and one because nobody answered", () => {
    const statuses = (byGuest: boolean) => [aStatus("placed", 0), aStatus("cancelled", 3, byGuest)];
    expect(told(aPast({ statuses: statuses(true) }))[1]).toBe("3 cancel guest");
    expect(told(aPast({ statuses: statuses(false) }))[1]).toBe("3 cancel restaurant");
    const declined = { reason: "sold-out", words: null, missed: false } as const;
    const byNoor = aPast({ statuses: statuses(false), declined, staffActs: [anAct("decline", 3)] });
    expect(orderHistory(byNoor).slice(1)).toEqual([
      { at: minute(3), act: "decline", by: "staff", ...NOOR, reason: "sold-out" },
    ]);
    const missed = aPast({ statuses: statuses(false), declined: { reason: null, words: null, missed: true } });
    expect(orderHistory(missed)[1]).toMatchObject({ act: "decline", by: "server", missed: true });
  });

  it("names what a refund gave back, by staff or by a command, and each change by the guest", () => {
    const refunds = [
      { at: minute(5), cents: cents(500), reason: "cold" },
      { at: minute(6), cents: cents(700), reason: null },
    ];
    const past = aPast({ refunds, changes: [{ at: minute(1) }], staffActs: [anAct("refund", 5, { amount: "5.00" })] });
    expect(told(past)).toEqual(["0 place guest", "1 change guest", "5 refund Noor", "6 refund restaurant"]);
    expect(orderHistory(past)[2]?.refund).toEqual({ cents: 500, reason: "cold" });
  });

  it("says when a scheduled order went to the kitchen, unless an act began it", () => {
    expect(told(aPast({ firedAt: minute(4) }))).toEqual(["0 place guest", "4 fire server"]);
    const started = { firedAt: minute(4), statuses: [aStatus("placed", 0), aStatus("in-progress", 4)] };
    expect(told(aPast({ ...started, staffActs: [anAct("start-now", 4)] }))).toEqual([
      "0 place guest",
      "4 start-now in-progress Noor",
    ]);
  });
});
