import type { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { formatCents } from "@comptoir/ordering";
import { readTypedAmount } from "../restaurant-checkout/steps/tip-pick.ts";

type ClaimBody = Parameters<typeof calls.claimTableShare>[1];

/** Reads the share that a form asks for, or what is wrong with it. table#table-ways. */
export function readShare(form: FormData): ClaimBody | { readonly problem: string } {
  switch (form.get("of")) {
    case "rest":
      return { share: { of: "rest" } };
    case "equal":
      return { share: { of: "equal", parts: partsOf(form.get("parts")) } };
    case "amount": {
      const amount = readTypedAmount(String(form.get("amount") ?? ""));
      if (amount === null || amount <= 0) return { problem: m.table_pay_amount_wrong() };
      return { share: { of: "amount", amount: formatCents(amount) } };
    }
    case "lines": {
      const lines = form.getAll("line").map((name) => {
        const [orderId = "", line = ""] = String(name).split(" ");
        const parts = partsOf(form.get(`parts ${String(name)}`));
        return { orderId, line: Number(line), ...(parts > 1 && { parts }) };
      });
      return lines.length === 0 ? { problem: m.table_pay_lines_none() } : { share: { of: "lines", lines } };
    }
    default:
      return { share: { of: "mine" } };
  }
}

function partsOf(typed: FormDataEntryValue | null): number {
  const parts = Number(typed ?? 1);
  return Number.isInteger(parts) && parts >= 1 && parts <= 20 ? parts : 1;
}
