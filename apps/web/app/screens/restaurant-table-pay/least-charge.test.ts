import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { leastChargeWords } from "./least-charge.ts";

test("payment#least-charge: A card that has less to pay than the gateway's minimum is said before paying", () => {
  expect(leastChargeWords(49, 50)).toBe(m.refusal_charge_too_little({ least: "$0.50" }));
  expect(leastChargeWords(50, 50)).toBeNull();
});

test("A gift card that pays all, and a gateway without a minimum, need no hint", () => {
  expect(leastChargeWords(0, 50)).toBeNull();
  expect(leastChargeWords(1, null)).toBeNull();
});
