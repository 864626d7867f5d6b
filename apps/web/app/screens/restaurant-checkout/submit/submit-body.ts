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
  schoolOrderKey,
} from "@comptoir/ordering";
import type { KnownDish } from "../../../cart/known-dish.ts";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import type { SubmitBody } from "../../../orders/submit-once.ts";
import { keptOperator } from "../../../session/page-half.ts";
import { seenVersion } from "../../../suites/seen-pre-order.ts";
import type { WrittenDraft } from "../form/checkout-step.ts";
import type { SuiteOfCheckout } from "../form/suite-of-checkout.ts";

/** The cart as the page showed it to the diner. Its prices are sent, and the server compares them with its own. */
export type ShownCart = {
  readonly lines: readonly CartLine[];
  readonly dishes?: readonly KnownDish[];
  readonly terms: OrderTerms;
  readonly answer: {
    readonly orderItems: readonly Pick<PricedLineData, "orderId" | "orderPrice">[];
    readonly costs: Pick<CostsData, "totalWithTip">;
  };
};

/** Adds to the body the account credit that pays the order, as shown to the diner. school#account-credit. */
export function payByCredit(body: SubmitBody, usedCents: number): SubmitBody {
  if (usedCents === 0) return body;
  const checkout = { ...body.data.checkout, accountCredit: formatCents(cents(usedCents)) };
  return { ...body, data: { ...body.data, checkout } };
}

/** Adds the allergies that the diner said. menu#diner-allergies. */
export function sayWith(body: SubmitBody, said: Pick<SubmitBody["data"], "diners">): SubmitBody {
  return { ...body, data: { ...body.data, ...said } };
}

/** Adds the group of which the order is one. table#group-send. */
export function sendForGroup(body: SubmitBody, groupId: string | undefined): SubmitBody {
  if (groupId === undefined) return body;
  return { ...body, data: { ...body.data, config: { ...body.data.config, groupId } } };
}

/**
 * The suite's part of an order. `version` is that of the pre-order from which the cart was made. `operatorToken`
 * is for an operator who acts for the owner.
 */
type SuiteSending = {
  readonly preOrder: { readonly id: string; readonly version: number } | null;
  readonly operatorToken: string | null;
};

/** Adds the suite's part to the body. suites#modify, people#acting-as. */
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

/** Builds the body of a submit from the shown cart and the steps' parts. api#submit. */
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

/** Reads the suite's part of an order: the pre-order to replace, in the version from which this browser's cart was made. */
export function suiteSending(suite: SuiteOfCheckout | null, place: Id): SuiteSending {
  const preOrder = suite === null || suite.isEventDay ? null : suite.preOrder;
  return {
    preOrder: preOrder && { id: preOrder.id, version: seenVersion(place) ?? preOrder.version },
    operatorToken: keptOperator()?.token ?? null,
  };
}

type K12Body = Parameters<typeof calls.createK12Order>[2];

/** Builds the body of a school's submit: its lines by date and child, earliest first. api#create-k12-order. */
export function k12Body({ data: { items, date: _none, ...data }, ...body }: SubmitBody): K12Body {
  const earliest = items.flatMap(({ date }) => date ?? []).sort()[0] ?? "";
  const placeOf = ({ date, childId }: (typeof items)[number]) => ({
    date: date ?? earliest,
    childId: childId ?? undefined,
  });
  const byKey = Map.groupBy(items, (line) => schoolOrderKey(placeOf(line), earliest));
  return {
    ...body,
    data: {
      ...data,
      rotationalMenuOrders: [...byKey.keys()].sort().map((key, index) => {
        const lines = byKey.get(key) ?? [];
        const [first] = lines;
        if (!first) throw new Error("a group has a line");
        return { ...placeOf(first), orderId: index + 1, items: lines };
      }),
    },
  };
}
