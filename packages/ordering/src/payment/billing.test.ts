import { describe, expect, it } from "vitest";
import { extraMethodLabels, readExtraMethods } from "../venue/extra-payment-methods.ts";
import { billingOf } from "./billing.ts";

const TYPED = { costCenter: " 4711 ", purchaseOrder: "PO-88" };

describe("Changing the payment method", () => {
  it("sets invoice for the invoice method only", () => {
    const methods = ["credit_card", "invoice", "costCenter", "purchaseOrder", null] as const;
    expect(methods.map((method) => billingOf(method, TYPED).invoice)).toEqual([false, true, false, false, false]);
  });

  it("keeps cost center and purchase order for their own methods only", () => {
    expect(billingOf("costCenter", TYPED)).toMatchObject({ invoice: false, costCenter: "4711", purchaseOrder: null });
    expect(billingOf("purchaseOrder", TYPED)).toMatchObject({
      invoice: false,
      costCenter: null,
      purchaseOrder: "PO-88",
    });
    expect(billingOf("credit_card", TYPED)).toMatchObject({ invoice: false, costCenter: null, purchaseOrder: null });
  });
});

describe("The billed means of a venue", () => {
  it("are its extra payment methods, each once, with its own labels", () => {
    const extra_payment_methods = [
      { type: "purchase_order", label: "Bon de commande" },
      { type: "invoice" },
      { type: "invoice", label: "Again" },
      { type: "barter" },
    ];
    expect(readExtraMethods({ extra_payment_methods })).toEqual(["purchaseOrder", "invoice"]);
    const labels = extraMethodLabels({ extra_payment_methods });
    expect(labels).toMatchObject({
      invoice_label: null,
      cost_center_label: null,
      purchase_order_label: "Bon de commande",
    });
    expect(readExtraMethods({})).toEqual([]);
  });
});
