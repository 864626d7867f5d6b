import { holderOf, ownPersonOf } from "../../people/owner.ts";
import type { CartRequest, NoQuote } from "../../quote/cart-request.ts";
import type { OrderRequest } from "./order-request.ts";
import type { Submit } from "./submit.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";

/** The cart of a submit, to be priced as any other. bill#server-prices. */
export function cartOfSubmit(
  { body, locale, now, caller, voucherSpentCents, codes }: Omit<Submit, "venue" | "orderId">,
  { type, wantedAt }: Pick<OrderRequest, "type" | "wantedAt">,
): CartRequest {
  const { items, costs, checkout } = body.data;
  return {
    lines: items,
    type,
    date: wantedAt,
    isTimeOpen: false,
    deliveryFlag: checkout.pickup?.delivery ?? false,
    costs,
    member: checkout.memberInfo,
    locale,
    now,
    guesser: caller,
    codeUser: {
      owner: holderOf(caller),
      email: checkout.contact?.email ?? null,
      phone: checkout.contact?.phone_number ?? null,
    },
    personId: ownPersonOf(caller),
    holder: holderOf(caller),
    looksAtKitchen: false,
    ...(voucherSpentCents === undefined ? {} : { voucherSpentCents }),
    ...(codes === undefined ? {} : { codes }),
  };
}

/** A cart that has no price, since a code of it does not hold, as a submit says it. */
export function wordNoQuote({ name, message }: NoQuote): SubmitRefusal {
  return message === undefined ? { name } : { name, details: { message } };
}
