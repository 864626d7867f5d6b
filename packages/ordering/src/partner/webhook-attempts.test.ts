import { describe, expect, it } from "vitest";
import { laneOfEvent } from "./partner-event.ts";
import { nextAttemptMs, parseRetryAfter, WEBHOOK_ATTEMPTS_MAX } from "./webhook-attempts.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const waits = (random: number, retryAfterMs: number | null = null) =>
  Array.from({ length: WEBHOOK_ATTEMPTS_MAX }, (_, index) => nextAttemptMs(index + 1, { retryAfterMs, random }));

describe("partners#attempts: the attempts of a delivery", () => {
  it("are ten: at once, then 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after each other's failure", () => {
    expect(waits(0)).toEqual([
      ...[5 * SECOND, 300 * SECOND, 1_800 * SECOND],
      ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
      null,
    ]);
  });

  it("have a jitter that only lengthens a wait, by a fifth at most", () => {
    expect(waits(1).slice(0, 2)).toEqual([6 * SECOND, 360 * SECOND]);
    expect(waits(0.5).at(-2)).toBe(26.4 * HOUR);
  });
});

describe("partners#retry-after", () => {
  it("lengthens a wait, up to a day, and shortens none", () => {
    expect(nextAttemptMs(1, { retryAfterMs: 120 * SECOND, random: 0 })).toBe(120 * SECOND);
    expect(nextAttemptMs(3, { retryAfterMs: SECOND, random: 0 })).toBe(1_800 * SECOND);
    expect(nextAttemptMs(1, { retryAfterMs: 400 * HOUR, random: 0 })).toBe(24 * HOUR);
    expect(nextAttemptMs(WEBHOOK_ATTEMPTS_MAX, { retryAfterMs: SECOND, random: 0 })).toBeNull();
  });

  it("is a number of seconds or an HTTP date; anything else is as if it were absent", () => {
    const now = new Date("2026-11-20T17:00:00Z");
    expect(parseRetryAfter("120", now)).toBe(120 * SECOND);
    expect(parseRetryAfter("Fri, 20 Nov 2026 17:01:00 GMT", now)).toBe(60 * SECOND);
    expect(parseRetryAfter("Fri, 20 Nov 2026 16:00:00 GMT", now)).toBe(0);
    for (const text of [undefined, "", "soon", "-5", "1.5", "2026-11-20", "99999999999"]) {
      expect(parseRetryAfter(text, now), text).toBeNull();
    }
  });
});

describe("partners#delivery-lanes", () => {
  it("are an order's own, and one for each other subject", () => {
    expect(laneOfEvent("order.placed", "an-id")).toBe("an-id");
    expect(laneOfEvent("refund.made", "an-id")).toBe("an-id");
    expect(laneOfEvent("venue.paused", null)).toBe("venue");
    expect(laneOfEvent("item.sold_out", null)).toBe(laneOfEvent("item.restocked", null));
  });
});
