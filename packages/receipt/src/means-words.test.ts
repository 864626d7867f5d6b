import { families, m } from "@comptoir/messages";
import { meansOfKind } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { billedNote, billedWords, methodWords } from "./means-words.ts";

const payment = { status: "invoiced", amount: "12.50", type: null, last4: null } as const;

describe("The text of a billed means", () => {
  it.each(meansOfKind("billed").map((means) => [means.name, means] as const))("exists for %s", (_, means) => {
    expect(families.checkout_method).toHaveProperty(means.offeredAs);
    expect(families.order_billed).toHaveProperty(means.offeredAs);
    expect(billedNote(means) === null).toBe(means.field !== null);
  });

  it("is the venue's at the checkout, if it has one", () => {
    expect(methodWords("costCenter", { costCenter: "Department" })).toBe("Department");
    expect(methodWords("costCenter", { costCenter: null })).toBe(m.checkout_method_cost_center());
    expect(methodWords("credit_card", {})).toBe(m.checkout_method_credit_card());
  });

  it("names the reference on the receipt", () => {
    const reference = "4711";
    expect(billedWords({ ...payment, method: "costCenter", reference }, "$12.50")).toBe(
      m.order_billed_cost_center({ amount: "$12.50", reference }),
    );
    for (const unnamed of [{ method: "costCenter", reference: null }, { method: "invoice" }, { method: "barter" }])
      expect(billedWords({ ...payment, ...unnamed }, "$12.50")).toBe(m.order_billed_invoice({ amount: "$12.50" }));
  });
});
