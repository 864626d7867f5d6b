import { m } from "@comptoir/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { FormErrors } from "../../../forms/form-errors.ts";
import { A_SETUP, someFacts } from "../testing/some-facts.ts";
import { loyaltyStep } from "./loyalty-step.tsx";

const facts = someFacts({ setup: { ...A_SETUP, hasLoyalty: true } });
const errors = { messageOf: () => undefined, clearGiven: vi.fn() } as unknown as FormErrors;
const { Fields } = loyaltyStep;

describe("The step of the loyalty programme", () => {
  test("is shown if the venue has a programme, and starts with the known email address.", () => {
    expect([loyaltyStep.applies(facts), loyaltyStep.applies(someFacts())]).toEqual([true, false]);
    const remembered = { ...A_SETUP.remembered, email: "ada@example.test" };
    expect(loyaltyStep.fresh({ ...A_SETUP, remembered })).toEqual({ email: "ada@example.test", joins: false });
  });

  test("has an optional email field, and offers to join only if the address is known not to be a member.", () => {
    const part = { email: "ada@example.test", joins: false };
    const fields = renderToStaticMarkup(<Fields {...{ part, change: vi.fn(), facts, errors }} />);
    expect(fields).toMatch(/<input[^>]*value="ada@example.test"/);
    expect(fields).toContain(m.checkout_loyalty_hint());
    expect(fields).not.toContain(m.checkout_loyalty_join());
    expect(fields).not.toContain(m.checkout_loyalty_enrolled());
  });

  test("sends the email address and whether the diner joins; joining requires an address.", () => {
    const part = { email: " ada@example.test ", joins: true };
    expect(loyaltyStep.write(part, facts, null)).toEqual({
      checkout: { loyaltyProgram: { email: "ada@example.test", join: true } },
    });
    expect(loyaltyStep.check({ email: "", joins: true }, facts)).toEqual([
      { field: "loyaltyProgram.email", rule: "required" },
    ]);
    expect(loyaltyStep.check({ email: "ada", joins: false }, facts)).toMatchObject([{ rule: "email" }]);
    expect(loyaltyStep.check({ email: "", joins: false }, facts)).toEqual([]);
    expect(loyaltyStep.summary({ email: "", joins: false }, facts)).toBe(m.checkout_loyalty_none());
  });
});
