import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { sayWhen } from "../../venue/say-when.ts";
import { wallClockAt } from "../../venue/wall-clock.ts";
import { followStatus, isAheadOfItsTime, type OrderState, statusWords, stepWords } from "./order-status.ts";

const PLACED: OrderState = {
  status: "placed",
  readyAt: "2026-11-21T00:26:00Z",
  history: [{ status: "placed", at: "2026-11-21T00:11:00Z" }],
};

describe("following an order", () => {
  test("A new state is added to the history with its time.", () => {
    const next = followStatus(PLACED, { status: "in-progress", at: "2026-11-21T00:12:00Z", readyAt: PLACED.readyAt });
    expect(next.status).toBe("in-progress");
    expect(next.history.map(({ status }) => status)).toEqual(["placed", "in-progress"]);
  });

  test("The same state received twice, as after a lost connection, changes nothing.", () => {
    expect(followStatus(PLACED, { status: "placed", at: PLACED.readyAt, readyAt: PLACED.readyAt })).toBe(PLACED);
  });

  test("hub#hub-parent: Each kitchen's order has its own state, and the same event received twice changes nothing.", () => {
    const kitchen = { slug: "k", name: "K", number: "1", total: "1.00", items: [], readyAt: PLACED.readyAt };
    const kitchens = ["a", "b"].map((id) => ({ ...kitchen, restaurantId: id, id, status: "placed" as const }));
    const hall = { ...PLACED, kitchens };
    const told = [{ id: "b", status: "ready" as const, readyAt: PLACED.readyAt }];
    const event = { status: "placed" as const, at: PLACED.readyAt, readyAt: PLACED.readyAt, kitchens: told };
    const next = followStatus(hall, event);
    expect(next.kitchens?.map(({ status }) => status)).toEqual(["placed", "ready"]);
    expect(followStatus(next, event)).toBe(next);
  });

  test("board#guest-told: The restaurant's acceptance is applied once, also that of a hub's kitchen.", () => {
    const acceptance = { from: PLACED.readyAt, until: PLACED.readyAt, acceptedAt: null };
    const event = { status: "placed" as const, at: PLACED.readyAt, readyAt: PLACED.readyAt };
    const waiting = { ...PLACED, acceptance };
    expect(followStatus(waiting, event)).toBe(waiting);
    const accepted = followStatus(waiting, { ...event, acceptedAt: "2026-11-21T00:12:00Z" });
    expect(accepted.acceptance?.acceptedAt).toBe("2026-11-21T00:12:00Z");
    expect(followStatus(accepted, { ...event, acceptedAt: "2026-11-21T00:12:00Z" })).toBe(accepted);
    const kitchen = { ...{ restaurantId: 1, slug: "k", name: "K", id: "a", number: "1", total: "1.00" }, items: [] };
    const hall = {
      ...PLACED,
      kitchens: [{ ...kitchen, status: "placed" as const, readyAt: PLACED.readyAt, acceptance }],
    };
    const told = [{ id: "a", status: "placed" as const, readyAt: PLACED.readyAt, acceptedAt: "2026-11-21T00:12:00Z" }];
    const next = followStatus(hall, { ...event, kitchens: told });
    expect(next.kitchens?.[0]?.acceptance?.acceptedAt).toBe("2026-11-21T00:12:00Z");
    expect(followStatus(next, { ...event, kitchens: told })).toBe(next);
  });

  test("A new time at which the order is ready is applied.", () => {
    const later = "2026-11-21T00:40:00Z";
    expect(followStatus(PLACED, { status: "placed", at: PLACED.readyAt, readyAt: later }).readyAt).toBe(later);
  });
});

describe("the text of an order's state", () => {
  const order = { cancelledByGuest: false, yours: true } as const;
  const said = (kind: string, status: "ready" | "completed") =>
    statusWords({ ...order, status, destination: { kind } } as never, false);

  test("It depends on how the order is served.", () => {
    const kinds = ["table", "pickup", "delivery-address", "suite", "school-date"];
    expect(new Set(kinds.map((kind) => said(kind, "ready"))).size).toBe(kinds.length);
    expect(stepWords("completed", "school-date")).not.toBe(stepWords("completed", "table"));
  });

  test("board#guest-told: It says that the restaurant has not answered, has accepted, has declined, or did not answer.", () => {
    const asked = (acceptedAt: string | null) => ({
      acceptance: { from: PLACED.readyAt, until: PLACED.readyAt, acceptedAt },
    });
    const of = (state: object) => statusWords({ ...order, destination: { kind: "pickup" }, ...state } as never, false);
    const declined = (missed: boolean) => ({ status: "cancelled", declined: { reason: null, words: null, missed } });
    expect(of({ status: "placed", ...asked(null) })).toBe(m.order_status_waiting());
    expect(of({ status: "placed", ...asked(PLACED.readyAt) })).toBe(m.order_status_accepted());
    expect(of({ status: "in-progress", ...asked(PLACED.readyAt) })).toBe(m.order_status_in_progress());
    expect(of(declined(false))).toBe(m.order_status_declined());
    expect(of(declined(true))).toBe(m.order_status_missed());
  });

  test("screens#starts-later: An order for later is ahead until an hour before its time, or until the kitchen starts.", () => {
    const chosen = { status: "placed", date: PLACED.readyAt, readyAt: PLACED.readyAt } as const;
    const earlier = (minutes: number) => Date.parse(PLACED.readyAt) - minutes * 60_000;
    expect(isAheadOfItsTime(chosen, earlier(90))).toBe(true);
    expect(isAheadOfItsTime(chosen, earlier(30))).toBe(false);
    expect(isAheadOfItsTime({ ...chosen, status: "in-progress" }, earlier(90))).toBe(false);
    expect(isAheadOfItsTime({ ...chosen, date: null }, earlier(90))).toBe(false);
  });
});

describe("the restaurant's wall clock", () => {
  const readings = [
    { atMs: Date.parse("2026-11-21T00:11:30Z"), moment: { date: "2026-11-20", weekday: 4, minutes: 19 * 60 + 11 } },
    // Noon on the day after daylight saving time began.
    { atMs: Date.parse("2027-03-15T16:00:00Z"), moment: { date: "2027-03-15", weekday: 0, minutes: 12 * 60 } },
  ];

  test("An instant is shown in the restaurant's time by the server's readings, wherever the diner is.", () => {
    expect(wallClockAt("2026-11-21T00:26:00Z", readings)).toMatchObject({ date: "2026-11-20", minutes: 19 * 60 + 26 });
    expect(wallClockAt("2026-11-21T05:05:00Z", readings)).toMatchObject({ date: "2026-11-21", minutes: 5 });
  });

  test("The nearest reading counts, so that a clock change in between has no effect.", () => {
    expect(wallClockAt("2027-03-15T15:30:00Z", readings).minutes).toBe(11 * 60 + 30);
  });

  test("Midday is a word.", () => {
    expect(sayWhen({ date: "2026-11-23", weekday: 0, minutes: 12 * 60 }, { date: "2026-11-20" })).toBe(
      "Monday, November\u00a023 at noon",
    );
  });

  test("Another day is named.", () => {
    const today = { date: "2026-11-20" };
    expect(sayWhen({ date: "2026-11-20", weekday: 4, minutes: 18 * 60 }, today)).toBe("6:00\u00a0p.m.");
    expect(sayWhen({ date: "2026-11-21", weekday: 5, minutes: 18 * 60 }, today)).toContain(
      "Saturday, November\u00a021",
    );
  });
});
