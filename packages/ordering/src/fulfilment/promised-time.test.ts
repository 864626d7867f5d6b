import { at } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { promisedTime } from "./promised-time.ts";

const NOW = at("2026-11-20 17:50");
const ASAP = { now: NOW, chosen: null, earliest: null, prepMinutes: 15, travelMinutes: 20 } as const;

describe("time#promised-time: the time that is promised", () => {
  it("is the kitchen's time at the table and at the counter, and the arrival of a delivery", () => {
    expect(promisedTime({ ...ASAP, handover: "brought" })?.when).toEqual(at("2026-11-20 18:05"));
    expect(promisedTime({ ...ASAP, handover: "collected" })?.when).toEqual(at("2026-11-20 18:05"));
    expect(promisedTime({ ...ASAP, handover: "delivered" })).toEqual({
      when: at("2026-11-20 18:25"),
      basis: "now",
      isAtKitchen: false,
    });
  });

  it("is the courier's where the venue has not said how long the way is", () => {
    expect(promisedTime({ ...ASAP, handover: "delivered", travelMinutes: null })).toMatchObject({
      when: at("2026-11-20 18:05"),
      isAtKitchen: true,
    });
  });

  it("is the chosen time, else the earliest that can be had, without another travel time", () => {
    const earliest = at("2026-11-21 11:30");
    const chosen = at("2026-11-21 12:00");
    expect(promisedTime({ ...ASAP, handover: "delivered", earliest })).toMatchObject({
      when: earliest,
      basis: "earliest",
    });
    expect(promisedTime({ ...ASAP, handover: "delivered", earliest, chosen })).toMatchObject({
      when: chosen,
      basis: "chosen",
    });
  });

  it("is not there while nothing is known", () => {
    expect(promisedTime({ ...ASAP, handover: "collected", prepMinutes: 0 })).toBeNull();
  });
});
