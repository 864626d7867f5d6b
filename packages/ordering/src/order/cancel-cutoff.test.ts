import { aRestaurant, at } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { orderingSettings } from "../venue/ordering-settings.ts";
import { cancelCutoff, type OrderToCancel, standsFrom } from "./cancel-cutoff.ts";
import { ORDER_STATUSES } from "./order-status.ts";

const order: OrderToCancel = {
  type: "pickup",
  status: "placed",
  wanted: at("2026-11-20 18:15"),
  isTogether: false,
  hasAccount: false,
};
const settings = (order_options: object = {}) => orderingSettings(aRestaurant({ order_options }));

describe("A guest may cancel an order for a chosen time", () => {
  it("until an hour before that time, or as long before it as the venue says", () => {
    expect(cancelCutoff(order, settings())).toEqual(at("2026-11-20 17:15"));
    expect(cancelCutoff(order, settings({ cancelling: { before_minutes: 24 * 60 } }))).toEqual(at("2026-11-19 18:15"));
    expect(cancelCutoff(order, settings({ cancelling: { before_minutes: 0 } }))).toEqual(at("2026-11-20 18:15"));
  });

  it("and an order placed days ahead until the kitchen's cutoff", () => {
    const catering: OrderToCancel = { ...order, type: "generic-catering" };
    expect(cancelCutoff(catering, settings({ order_cutoff_days: 2 }))).toEqual(at("2026-11-18 18:15"));
    const week = { order_cutoff_days: 2, cancelling: { before_minutes: 7 * 24 * 60 } };
    expect(cancelCutoff(catering, settings(week))).toEqual(at("2026-11-13 18:15"));
    expect(cancelCutoff(order, settings({ order_cutoff_days: 2 }))).toEqual(at("2026-11-20 17:15"));
  });
});

describe("Only the venue cancels", () => {
  it("an order for as soon as possible", () => {
    expect(cancelCutoff({ ...order, wanted: null }, settings())).toBeNull();
  });

  it("an order of a hub", () => {
    expect(cancelCutoff({ ...order, isTogether: true }, settings())).toBeNull();
  });

  it("an order that the kitchen has begun", () => {
    const begun = ORDER_STATUSES.filter((status) => cancelCutoff({ ...order, status }, settings()) === null);
    expect(begun).toEqual(["in-progress", "ready", "completed", "cancelled"]);
  });

  it("where the venue wants to be called", () => {
    expect(cancelCutoff(order, settings({ cancelling: { by_guest: false } }))).toBeNull();
  });
});

describe("A day of a school", () => {
  const day: OrderToCancel = { ...order, type: "school", isTogether: true, hasAccount: true };
  const cutoff = settings({ order_cutoff_days: 1 });

  it("is cancelled until its cutoff or its dishes' notice, whichever is sooner, by an account", () => {
    expect(cancelCutoff(day, cutoff)).toEqual(at("2026-11-19 00:00"));
    expect(cancelCutoff({ ...day, noticeMinutes: 48 * 60 }, cutoff)).toEqual(at("2026-11-18 18:15"));
    expect(cancelCutoff({ ...day, hasAccount: false }, cutoff)).toBeNull();
  });
});

describe("An order stands for good", () => {
  it("once it is paid and can no longer be cancelled", () => {
    expect(standsFrom({ ...order, isPaid: true }, settings())).toEqual(at("2026-11-20 17:15"));
    expect(standsFrom({ ...order, wanted: null, isPaid: true }, settings())).toBe("at-once");
    expect(standsFrom({ ...order, isTogether: true, isPaid: true }, settings())).toBe("at-once");
    expect(standsFrom({ ...order, isPaid: true }, settings({ cancelling: { by_guest: false } }))).toBe("at-once");
  });

  it("when it is handed over, if it is not paid", () => {
    expect(standsFrom({ ...order, isPaid: false }, settings())).toBe("handed-over");
    expect(standsFrom({ ...order, wanted: null, isPaid: false }, settings())).toBe("handed-over");
  });
});
