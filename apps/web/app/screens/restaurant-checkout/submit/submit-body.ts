import type { PricedLineData } from "@comptoir/contract";
import type { calls } from "@comptoir/contract/client";
import {
  type CartLine,
  type CostsData,
  chooseTakeout,
  formatCartLines,
  type Id,
  isDeliveryKind,
} from "@comptoir/ordering";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import type { WrittenDraft } from "../steps/checkout-steps.ts";

export type SubmitBody = Parameters<typeof calls.submitOrder>[2];

/** The cart as the diner was shown it. Its prices are sent along; the server compares them with its own. */
export type ShownCart = {
  readonly lines: readonly CartLine[];
  readonly terms: OrderTerms;
  readonly answer: {
    readonly orderItems: readonly Pick<PricedLineData, "orderId" | "orderPrice">[];
    readonly costs: Pick<CostsData, "totalWithTip">;
  };
};

/** Writes the body of a submit: the cart as it was shown, and what the steps say. api#submit. */
export function submitBody(restaurantId: Id, cart: ShownCart, steps: WrittenDraft): SubmitBody {
  const { lines, terms, answer } = cart;
  const prices = new Map(answer.orderItems.map(({ orderId, orderPrice }) => [orderId, orderPrice]));
  const items = formatCartLines(lines).map((line) => ({ ...line, orderPrice: prices.get(line.orderId) ?? null }));
  return {
    type: chooseTakeout(terms.type, isDeliveryKind(terms.destination.kind)),
    data: {
      config: { restaurantId, ...steps.config },
      items,
      costs: {
        tip: terms.tip,
        discount: { code: terms.discountCode },
        voucher: { code: terms.voucherCode },
        totalWithTip: answer.costs.totalWithTip,
      },
      checkout: {
        ...steps.checkout,
        pickup: steps.pickup,
        memberInfo: { identifier: terms.memberIdentifier },
      },
      date: terms.date,
      ...(steps.chosenCreditCard ? { chosenCreditCard: steps.chosenCreditCard } : {}),
    },
  };
}
