import { m } from "@comptoir/messages";
import { MEANS } from "@comptoir/ordering";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { FormErrors } from "../../../forms/form-errors.ts";
import { A_SETUP, someFacts } from "../testing/some-facts.ts";
import { BillingFields, restoreBilling } from "./billing-fields.tsx";

const labels = { invoice: null, costCenter: "Project", purchaseOrder: null };
const facts = someFacts({ setup: { ...A_SETUP, payment: { ...A_SETUP.payment, labels } } });

/** Renders the fields of a means that is billed later; each field shows `fault`. */
function fieldsOf(method: "invoice" | "costCenter" | "purchaseOrder", fault?: string): string {
  const errors = { messageOf: () => fault, clearGiven: vi.fn() } as unknown as FormErrors;
  const part = restoreBilling({ costCenter: "4711" });
  return renderToStaticMarkup(<BillingFields {...{ means: MEANS[method], part, change: vi.fn(), facts, errors }} />);
}

describe("the fields of billed means", () => {
  test("An invoice has no field, and a note says so.", () => {
    expect(fieldsOf("invoice")).toContain(m.checkout_billed_invoice());
    expect(fieldsOf("invoice")).not.toContain("<input");
  });

  test("A cost center has the venue's label, the typed text, and the maximum length.", () => {
    const fields = fieldsOf("costCenter");
    expect(fields).toContain("Project");
    expect(fields).toMatch(/<input[^>]*value="4711"/);
    expect(fields).toMatch(/maxLength="60"/i);
  });

  test("A missing purchase order is reported at its field, which is tied to the message.", () => {
    const fields = fieldsOf("purchaseOrder", m.form_required());
    expect(fields).toContain(m.form_required());
    expect(fields).toContain('aria-invalid="true"');
    expect(fields).not.toContain("4711");
  });
});
