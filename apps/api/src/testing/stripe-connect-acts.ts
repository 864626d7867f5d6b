import { accountShape, feeRefundShape, feeShape, invalidRequest, linkShape } from "./stripe-shapes.ts";
import type { Asked, Said, StripeState } from "./stripe-state.ts";

const missing = (what: string): Said => ({ status: 404, body: invalidRequest("resource_missing", `No such ${what}.`) });

/** Opens, shows and links connected accounts. A new account has to be filled in at Stripe before it takes charges. */
export function actOnAccounts({ accounts }: StripeState, { method, path, form }: Asked): Said {
  const [, , what, id = ""] = path.split("/");
  if (what === "accounts" && method === "POST") {
    const account = {
      id: `acct_${accounts.size + 1}Test`,
      ...{ chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false },
      currentlyDue: ["business_type", "external_account", "tos_acceptance.date"],
      disabledReason: "requirements.past_due" as const,
      isRevoked: false,
    };
    accounts.set(account.id, account);
    return { status: 200, body: accountShape(account) };
  }
  const account = accounts.get(what === "accounts" ? id : (form.get("account") ?? ""));
  if (!account || account.isRevoked) return missing("account");
  return { status: 200, body: what === "accounts" ? accountShape(account) : linkShape(account.id) };
}

/** Shows the platform's fees, and gives back what is left of one. */
export function actOnFees({ fees }: StripeState, { method, path, form, account }: Asked): Said {
  const [, , , id = "", verb = ""] = path.split("/");
  const fee = fees.get(id);
  if (!fee || account !== null) return missing("application fee");
  if (method === "GET" || verb !== "refunds") return { status: 200, body: feeShape(fee) };
  const left = fee.amount - fee.refunded;
  const amount = Number(form.get("amount") ?? left);
  if (left === 0 || amount > left)
    return { status: 400, body: invalidRequest("fee_already_refunded", "The fee has already been refunded.") };
  fee.refunded += amount;
  return { status: 200, body: feeRefundShape(fee, amount) };
}
