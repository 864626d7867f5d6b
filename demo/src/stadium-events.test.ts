import { expect, test } from "vitest";
import { type StandingEvent, scheduleEvents } from "./stadium-events.ts";

const STADIUM = {
  events: [
    {
      id: "tonight",
      starts_at: "+PT2H",
      ends_at: "+PT5H",
      pre_order_closes_at: "-PT1H",
      event_suites: [{ id: "tonight-201" }],
    },
    {
      id: "next-month",
      starts_at: "+P30D",
      ends_at: "+P30DT3H",
      pre_order_closes_at: "+P28D",
      event_suites: [{ id: "next-month-201" }],
    },
  ],
};
const at = (now: string, standing: readonly StandingEvent[] = []) =>
  scheduleEvents(STADIUM, new Date(now), standing).events as unknown as (StandingEvent & {
    event_suites: { id: string }[];
  })[];
const idsAndStarts = (events: readonly StandingEvent[]) => events.map(({ id, starts_at }) => `${id} ${starts_at}`);

test("The first start has an event in two hours, and one in a month.", () => {
  expect(idsAndStarts(at("2026-11-23T16:20:00Z"))).toEqual([
    "tonight 2026-11-23T18:00:00.000Z",
    "next-month 2026-12-23T16:00:00.000Z",
  ]);
});

test("A second start on that day leaves them unchanged.", () => {
  const first = at("2026-11-23T16:20:00Z");
  expect(at("2026-11-23T19:45:00Z", first)).toEqual(first);
});

test("A later day has a new event with its own id; next month's event stays until it is near.", () => {
  const first = at("2026-11-23T16:20:00Z");
  const second = at("2026-11-25T15:00:00Z", first);
  expect(idsAndStarts(second)).toEqual([
    "tonight-2026-11-25 2026-11-25T17:00:00.000Z",
    "next-month 2026-12-23T16:00:00.000Z",
  ]);
  expect(second[0]?.event_suites).toEqual([{ id: "tonight-201-2026-11-25" }]);
  expect(at("2026-11-25T16:30:00Z", [...first, ...second])).toEqual(second);
  expect(idsAndStarts(at("2026-12-18T15:00:00Z", [...first, ...second]))).toEqual([
    "tonight-2026-12-18 2026-12-18T17:00:00.000Z",
    "next-month-2026-12-18 2027-01-17T15:00:00.000Z",
  ]);
});
