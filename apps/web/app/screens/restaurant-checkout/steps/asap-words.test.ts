import type { PromisedTime } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { someFacts } from "../testing/some-facts.ts";
import { asapWords } from "./asap-words.ts";

const { venue } = someFacts();
const AT_SIX: PromisedTime = { when: { ...venue.now, minutes: 18 * 60 + 5 }, basis: "now", isAtKitchen: false };
const words = (kind: "table" | "delivery-address" | "pickup", asap: PromisedTime | null = AT_SIX) =>
  asapWords({ asap, destination: { kind } as Parameters<typeof asapWords>[0]["destination"], venue });

test("An order for as soon as possible is brought to a table, arrives at an address, or is ready for pickup.", () => {
  expect(words("table")).toBe("At your table around 6:05\u00a0p.m.");
  expect(words("delivery-address")).toBe("At your door around 6:05\u00a0p.m.");
  expect(words("pickup")).toBe("Ready around 6:05\u00a0p.m.");
});

test("If the travel time is unknown, the time of a delivery is when it leaves the kitchen.", () => {
  expect(words("delivery-address", { ...AT_SIX, isAtKitchen: true })).toBe(
    "Ready for the courier around 6:05\u00a0p.m.",
  );
});

test("If the time is unknown, or nothing can be ordered for now, no time is shown.", () => {
  expect(words("pickup", null)).toBeNull();
  expect(words("pickup", { ...AT_SIX, basis: "earliest" })).toBeNull();
});
