import { runWithLocale } from "@comptoir/messages/server";
import { describe, expect, test } from "vitest";
import { amountInField, typedAmount } from "./typed-amount.ts";

describe("An amount", () => {
  test.each([
    ["12.50", "12.50"],
    ["12,50", "12.50"],
    ["$1,250.00", "1250.00"],
    ["1\u00a0250,00\u00a0$", "1250.00"],
    ["20", "20"],
  ])("that is typed as %s is %s", (typed, amount) => expect(typedAmount(typed)).toBe(amount));

  test("stands in a field as its language writes it, so that it can be left as it is", () => {
    expect(runWithLocale("fr-CA", () => amountInField("12.50"))).toBe("12,50");
    expect(runWithLocale("en-CA", () => amountInField("12.50"))).toBe("12.50");
    expect(runWithLocale("fr-CA", () => amountInField("market price"))).toBe("market price");
  });
});
