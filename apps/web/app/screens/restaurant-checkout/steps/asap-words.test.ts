import { expect, test } from "vitest";
import { asapWords } from "./asap-words.ts";

test("What comes as soon as possible is brought to a table, leaves for who has it delivered, and is ready for who collects it.", () => {
  const words = (destination: Parameters<typeof asapWords>[0]["destination"]) =>
    asapWords({ prepMinutes: 15, destination });
  expect(words({ kind: "table", tableNum: "12" })).toBe("In about 15\u00a0min");
  expect(words({ kind: "delivery-address", address: null, notes: null })).toBe("On its way in about 15\u00a0min");
  expect(words({ kind: "pickup" })).toBe("Ready in about 15\u00a0min");
});

test("Where it takes no time, none is said.", () => {
  expect(asapWords({ prepMinutes: 0, destination: { kind: "pickup" } })).toBeNull();
});
