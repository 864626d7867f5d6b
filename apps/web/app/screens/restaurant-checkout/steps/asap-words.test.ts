import type { PromisedTime } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { someFacts } from "../testing/some-facts.ts";
import { asapWords } from "./asap-words.ts";

const { venue } = someFacts();
const AT_SIX: PromisedTime = { when: { ...venue.now, minutes: 18 * 60 + 5 }, basis: "now", isAtKitchen: false };
const words = (kind: "table" | "delivery-address" | "pickup", asap: PromisedTime | null = AT_SIX) =>
  asapWords({ asap, destination: { kind } as Parameters<typeof asapWords>[0]["destination"], venue });

test("What comes as soon as possible is brought to a table, arrives at a door, and is ready for who collects it.", () => {
  expect(words("table")).toBe("At your table around 6:05\u00a0p.m.");
  expect(words("delivery-address")).toBe("At your door around 6:05\u00a0p.m.");
  expect(words("pickup")).toBe("Ready around 6:05\u00a0p.m.");
});

test("Where nobody knows how long the way is, a delivery's time is the courier's.", () => {
  expect(words("delivery-address", { ...AT_SIX, isAtKitchen: true })).toBe(
    "Ready for the courier around 6:05\u00a0p.m.",
  );
});

test("Where no time is known, or nothing can be had now, none is said.", () => {
  expect(words("pickup", null)).toBeNull();
  expect(words("pickup", { ...AT_SIX, basis: "earliest" })).toBeNull();
});
