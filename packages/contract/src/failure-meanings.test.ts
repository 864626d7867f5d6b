import { expect, test } from "vitest";
import { failureMeanings } from "./failure-meanings.ts";

test.each([
  ["item-sold-out", [415]],
  ["item-unavailable", [426]],
  ["item-price-changed", [428]],
  ["out-of-stock", [1804]],
  ["member-promo-error", [2202]],
  ["availability", [416, 417, 418, 422, 424]],
  ["orders-paused", [419, 418]],
  ["transaction-failed", [410]],
  ["unable-to-make-payment", [200, 1803, 1804]],
  ["general", [201, "no_config", "internal", 999]],
] as const)("Analytics mapping of server codes: %s is %j.", (meaning, codes) => {
  for (const code of codes) expect(failureMeanings(code)).toContain(meaning);
  const others = [200, 410, 415, 416, 417, 418, 419, 422, 424, 426, 428, 1803, 1804, 2202].filter(
    (code) => !(codes as readonly (number | string)[]).includes(code),
  );
  expect(others.filter((code) => failureMeanings(code).includes(meaning))).toEqual([]);
});
