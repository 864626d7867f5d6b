import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { queueChanges, sendUntil } from "./queued-order.ts";

const NOON = Date.parse("2026-11-20T17:00:00Z");
const MINUTE = 60_000;
const TOLD = { sendUntilMs: NOON + 30 * MINUTE, totalCents: cents(1_200), prepMinutes: 15 };
const SAME = { nowMs: NOON + 30 * MINUTE, totalCents: cents(1_200), prepMinutes: 25, hasMenuChanged: false };

describe("a queued order", () => {
  test("is sent without asking for half an hour, but not after its wanted time.", () => {
    expect(sendUntil(NOON, null)).toBe(NOON + 30 * MINUTE);
    expect(sendUntil(NOON, NOON + 20 * MINUTE)).toBe(NOON + 20 * MINUTE);
    expect(sendUntil(NOON, NOON + 90 * MINUTE)).toBe(NOON + 30 * MINUTE);
  });

  test("is sent if nothing has changed; a prep time longer by ten minutes is no change.", () => {
    expect(queueChanges(TOLD, SAME)).toEqual([]);
  });

  test.each([
    ["late", { nowMs: NOON + 30 * MINUTE + 1 }],
    ["price", { totalCents: cents(1_201) }],
    ["price", { totalCents: cents(1_199) }],
    ["time", { prepMinutes: 26 }],
    ["menu", { hasMenuChanged: true }],
  ])("needs a confirmation if a term has changed: %s, %o.", (change, facts) => {
    expect(queueChanges(TOLD, { ...SAME, ...facts })).toEqual([change]);
  });

  test("has no prep time if none was known.", () => {
    expect(queueChanges({ ...TOLD, prepMinutes: null }, { ...SAME, prepMinutes: 90 })).toEqual([]);
  });

  test("lists all changes at once.", () => {
    const all = { nowMs: NOON + 60 * MINUTE, totalCents: cents(1), prepMinutes: 60, hasMenuChanged: true };
    expect(queueChanges(TOLD, all)).toEqual(["late", "menu", "price", "time"]);
  });
});
