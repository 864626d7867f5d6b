import { describe, expect, it } from "vitest";
import { readOpeningHours } from "../../venue/opening-hours.ts";
import { readAges } from "../order-age.ts";
import { openHoursOn, outagesOf, sumOutages } from "./outages.ts";
import { judgeOrder, type OrderFacts } from "./served-order.ts";
import { figuresByHour, percentile, serviceFigures } from "./service-figures.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const AGES = readAges({});
const order = (but: Partial<OrderFacts> = {}): OrderFacts => ({
  type: "dine-in",
  placedAt: at("17:00:00"),
  acceptFrom: null,
  acceptedAt: null,
  acceptedBy: null,
  firedAt: null,
  madeAt: null,
  isCancelled: false,
  isByGuest: false,
  declined: null,
  ...but,
});
const judge = (but: Partial<OrderFacts>) => judgeOrder(order(but), AGES);
const MISSED = { reason: null, words: null, missed: true };

describe("board#service: an order", () => {
  it("counts the time to its acceptance by staff from the beginning of the wait; others have none", () => {
    const waited = { acceptFrom: at("17:01:00"), acceptedAt: at("17:01:20") };
    expect(judge({ ...waited, acceptedBy: "staff" }).acceptSeconds).toBe(20);
    expect(judge({ ...waited, acceptedBy: "missed" }).acceptSeconds).toBeNull();
    expect(judge({}).acceptSeconds).toBeNull();
    const early = { acceptFrom: at("18:00:00"), acceptedAt: at("17:30:00"), acceptedBy: "staff" as const };
    expect(judge(early).acceptSeconds).toBe(0);
  });

  it("is late by its age when it was made, which counts from when the kitchen got it", () => {
    expect(judge({ madeAt: at("17:04:59") }).lateness).toBe("fresh");
    expect(judge({ madeAt: at("17:05:00") }).lateness).toBe("late");
    expect(judge({ madeAt: at("17:08:00") }).lateness).toBe("very-late");
    expect(judge({ firedAt: at("17:30:00"), madeAt: at("17:34:00") })).toMatchObject({
      begun: at("17:30:00"),
      lateness: "fresh",
    });
    expect(judge({ type: "delivery", madeAt: at("17:14:00") }).lateness).toBe("fresh");
    expect(judge({}).lateness).toBeNull();
  });

  it("is missed if it accepted or declined itself, and says by whom it was cancelled", () => {
    expect(judge({ acceptedBy: "missed", acceptedAt: at("17:03:00") })).toMatchObject({
      isMissed: true,
      cancelledBy: null,
    });
    expect(judge({ isCancelled: true, declined: MISSED })).toMatchObject({ isMissed: true, cancelledBy: "missed" });
    expect(judge({ isCancelled: true, isByGuest: true })).toMatchObject({ isMissed: false, cancelledBy: "guest" });
    expect(judge({ isCancelled: true })).toMatchObject({ isMissed: false, cancelledBy: "restaurant" });
  });
});

describe("board#service: the figures of some orders", () => {
  it("are counts, the median and the 95th percentile by the nearest rank", () => {
    const accepted = Array.from({ length: 20 }, (_, index) =>
      judge({
        acceptFrom: at("17:00:00"),
        acceptedAt: at(`17:00:${String(index + 1).padStart(2, "0")}`),
        acceptedBy: "staff",
      }),
    );
    const others = [
      judge({ madeAt: at("17:01:00") }),
      judge({ madeAt: at("17:06:00") }),
      judge({ madeAt: at("17:30:00") }),
      judge({ isCancelled: true, declined: MISSED }),
      judge({ isCancelled: true, isByGuest: true }),
    ];
    expect(serviceFigures([...others, ...accepted.toReversed()])).toEqual({
      orders: 25,
      accepted: 20,
      acceptMedianSeconds: 10,
      acceptP95Seconds: 19,
      made: 3,
      late: 2,
      veryLate: 1,
      missed: 1,
      cancelled: { guest: 1, restaurant: 0, missed: 1 },
    });
  });

  it("are null where there is nothing to measure", () => {
    expect(serviceFigures([])).toMatchObject({ orders: 0, acceptMedianSeconds: null, acceptP95Seconds: null });
    expect([percentile([7], 50), percentile([7], 95), percentile([1, 2], 50)]).toEqual([7, 7, 1]);
  });

  it("stand by the hour of the clock, and add up to those of all", () => {
    const orders = [11, 12, 12, 12].map((hour) => ({ ...judge({ madeAt: at("17:06:00") }), hour }));
    const byHour = figuresByHour(orders);
    expect([...byHour].map(([hour, { orders: count, late }]) => [hour, count, late])).toEqual([
      [11, 1, 1],
      [12, 3, 3],
    ]);
  });
});

describe("board#service: what was off", () => {
  const off = (key: string, time: number) => ({ key, at: time, isOff: true });
  const back = (key: string, time: number) => ({ key, at: time, isOff: false });
  const until = (...keys: string[]) => ({ from: 0, until: 100, offNow: new Map(keys.map((key) => [key, -5])) });

  it("lasts from the first time that it went off until it came back, or until the end", () => {
    const changes = [off("steak", 10), off("soup", 15), off("steak", 20), back("steak", 30), off("steak", 90)];
    expect(outagesOf(changes, until("soup", "steak"))).toEqual([
      { key: "steak", from: 10, until: 30 },
      { key: "soup", from: 15, until: 100 },
      { key: "steak", from: 90, until: 100 },
    ]);
  });

  it("was off since the beginning, if its first change is that it came back, or it is off without any change", () => {
    expect(outagesOf([back("steak", 30), back("steak", 40)], until())).toEqual([{ key: "steak", from: 0, until: 30 }]);
    expect(outagesOf([], until("soup"))).toEqual([{ key: "soup", from: 0, until: 100 }]);
    expect(outagesOf([off("soup", 60)], until("soup"))).toEqual([{ key: "soup", from: 60, until: 100 }]);
    const imported = { ...until(), offNow: new Map([["soup", 70]]) };
    expect(outagesOf([], imported)).toEqual([{ key: "soup", from: 70, until: 100 }]);
  });

  it("is left out if it came back silently, by an import: nobody knows when", () => {
    expect(outagesOf([off("soup", 60)], until())).toEqual([]);
  });

  it("is summed within the open hours alone, by the hour of the clock and by thing", () => {
    const MINUTE = 60_000;
    const spans = [
      { hour: 11, from: 0, until: 60 * MINUTE },
      { hour: 12, from: 60 * MINUTE, until: 90 * MINUTE },
      { hour: 11, from: 1_440 * MINUTE, until: 1_500 * MINUTE },
    ];
    const outages = [
      { key: "steak", from: 30 * MINUTE, until: 1_450 * MINUTE },
      { key: "soup", from: 80 * MINUTE, until: 85 * MINUTE },
    ];
    const { byHour, byKey } = sumOutages(outages, spans);
    expect([byHour[11], byHour[12], byHour[13]]).toEqual([40, 35, 0]);
    expect(Object.fromEntries(byKey)).toEqual({ steak: 70, soup: 5 });
  });

  it("has open hours that begin and end within the hour, and go past midnight", () => {
    const friday = (start_time: string, end_time: string) =>
      readOpeningHours({ hours: [{ weekday: 4, start_time, end_time }] });
    expect(openHoursOn(friday("22:30", "00:15"), "2026-11-20")).toEqual([
      { date: "2026-11-20", startMinutes: 1_350, endMinutes: 1_380, hour: 22 },
      { date: "2026-11-20", startMinutes: 1_380, endMinutes: 1_440, hour: 23 },
      { date: "2026-11-20", startMinutes: 1_440, endMinutes: 1_455, hour: 0 },
    ]);
    expect(openHoursOn(friday("11:00", "12:00"), "2026-11-21")).toEqual([]);
    expect(openHoursOn(readOpeningHours({}), "2026-11-21")).toHaveLength(24);
  });
});
