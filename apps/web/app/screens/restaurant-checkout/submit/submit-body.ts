import type { PricedLineData } from "@comptoir/contract";
import type { calls } from "@comptoir/contract/client";
import {
  type CartLine,
  type CostsData,
  cents,
  chooseTakeout,
  formatCartLines,
  formatCents,
  type Id,
  isDeliveryKind,
} from "@comptoir/ordering";
import type { KnownDish } from "../../../cart/known-dish.ts";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import type { WrittenDraft } from "../steps/checkout-steps.ts";

export type SubmitBody = Parameters<typeof calls.submitOrder>[2];

/** The cart as the diner was shown it. Its prices are sent along; the server compares them with its own. */
export type ShownCart = {
  readonly lines: readonly CartLine[];
  /** The data of its dishes, as far as the page has it. */
  readonly dishes?: readonly KnownDish[];
  readonly terms: OrderTerms;
  readonly answer: {
    readonly orderItems: readonly Pick<PricedLineData, "orderId" | "orderPrice">[];
    readonly costs: Pick<CostsData, "totalWithTip">;
  };
};

/** The same body with what account credit pays of it, as it was shown. school#account-credit. */
export function payByCredit(body: SubmitBody, usedCents: number): SubmitBody {
  if (usedCents === 0) return body;
  const checkout = { ...body.data.checkout, accountCredit: formatCents(cents(usedCents)) };
  return { ...body, data: { ...body.data, checkout } };
}

/** What goes with a suite's order: the pre-order whose place it takes, as it was seen, and the operator's own token where one acts for the owner. */
export type SuiteSending = {
  readonly preOrder: { readonly id: string; readonly version: number } | null;
  readonly operatorToken: string | null;
};

/** The same body with what goes with a suite's order. suites#modify, people#acting-as. */
export function sendForSuite(body: SubmitBody, { preOrder, operatorToken }: SuiteSending): SubmitBody {
  const { suites } = body.data;
  if (!suites) return body;
  return {
    ...body,
    ...(preOrder === null ? {} : { id: preOrder.id }),
    ...(operatorToken === null ? {} : { operatorToken }),
    data: { ...body.data, suites: { ...suites, version: preOrder?.version ?? null } },
  };
}

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
        points: { points: terms.points },
        totalWithTip: answer.costs.totalWithTip,
      },
      checkout: {
        ...steps.checkout,
        pickup: steps.pickup,
        memberInfo: { identifier: terms.memberIdentifier },
      },
      date: terms.date,
      ...(steps.suites ? { suites: steps.suites } : {}),
      ...(steps.chosenCreditCard ? { chosenCreditCard: steps.chosenCreditCard } : {}),
    },
  };
}
