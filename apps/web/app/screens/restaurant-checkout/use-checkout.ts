import {
  type Cents,
  isPaymentNotRequired,
  needsAgeConfirmation,
  type OrderType,
  settleTakeout,
} from "@comptoir/ordering";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { centsOf } from "../../bill/bill-rows.ts";
import { useResolvedLines } from "../../bill/use-line-views.ts";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { computeInstantCosts } from "../../cart/instant-costs.ts";
import { useCart } from "../../cart/use-cart.ts";
import { useInstantCosts } from "../../cart/use-instant-costs.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { forgetCodes } from "../restaurant-cart/use-kept-codes.ts";
import { rememberLastOrder } from "../restaurant-order/last-order.tsx";
import { type TipPick, tipOfPick } from "./checkout-draft.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";
import { useCardEntry } from "./payment/use-card-entry.ts";
import { rememberContact } from "./remembered.ts";
import { reviewDraft } from "./review-draft.ts";
import { submitBody } from "./submit-body.ts";
import { forgetDraft, useCheckoutDraft } from "./use-checkout-draft.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { useSubmit } from "./use-submit.ts";

/** Everything that the checkout's parts share. */
export type Checkout = ReturnType<typeof useCheckout>;

/** Brings together what is filled in, what it costs, what is wrong with it, and the submitting. */
export function useCheckout(setup: CheckoutSetup) {
  const { venue } = useRestaurant();
  const navigate = useNavigate();
  const linkTo = useVisitLink();
  const [draft, update] = useCheckoutDraft(venue.id, setup.remembered, setup.tips);
  const terms = useCart((cart) => cart.terms);
  const prepMinutes = useCart((cart) => cart.confirmed?.answer.queue.prepTime ?? 0);
  const { bill, isConfirmed } = useBillWithTip(draft.tip);
  const needsAge = needsAgeConfirmation(useResolvedLines());
  const orderType = settleTakeout(terms.type, terms.delivered);
  const isAtTable = orderType === "dine-in";
  const [card, cardState] = useCardEntry(setup.payment.processor, { ...setup.payment, today: venue.now.date });
  const payment = paymentOf(
    setup.payment.processor,
    card !== null,
    orderType,
    bill ? centsOf(bill.totalWithTip) : null,
  );
  const takesNotes = isAtTable || !setup.hidesTakeoutNotes;

  const { rules } = setup;
  const refusals = useMemo(
    () =>
      reviewDraft(draft, {
        type: orderType,
        restaurant: rules,
        questions: rules.order_options.custom_questions ?? [],
        needsAgeConfirmation: needsAge,
        cardRefusals: payment === "card" ? cardState.refusals : [],
      }),
    [draft, orderType, rules, needsAge, payment, cardState],
  );
  const errors = useFormErrors(refusals);
  const { setGiven } = errors;
  const onFields = useCallback((given: Readonly<Record<string, string>>) => setGiven(given), [setGiven]);

  const submit = useSubmit({
    restaurantId: venue.id,
    shownTotal: bill?.totalWithTip ?? null,
    tokenise: payment === "card" ? (card?.tokenise ?? null) : null,
    bodyOf: (cart, token) =>
      submitBody({
        restaurantId: venue.id,
        lines: cart.lines,
        terms: cart.terms,
        draft,
        questions: rules.order_options.custom_questions ?? [],
        shown: cart.answer,
        card: token,
      }),
    onPlaced: (order) => {
      rememberContact(draft);
      rememberLastOrder(venue.id, order);
      forgetDraft(venue.id);
      forgetCodes(venue.id);
      card?.clear();
      navigate(linkTo(`/orders/${order.id}`), { replace: true });
    },
    onFields,
  });

  /** Sends the order, or shows everything that stands in its way and goes to the first of it. */
  const press = (): "held-back" | "sent" => {
    errors.reveal(refusals.map(({ field }) => field));
    if (refusals.length > 0) return "held-back";
    void submit.press();
    return "sent";
  };

  return {
    setup,
    draft,
    update,
    card,
    cardState,
    errors,
    orderType,
    isAtTable,
    prepMinutes,
    bill,
    isConfirmed,
    costs: bill ? { subtotalDiscountedCents: centsOf(bill.subtotalDiscounted) } : null,
    needsAge,
    takesNotes,
    payment,
    refusals,
    submit,
    press,
  };
}

/** The bill with the tip as it is picked, also in the moment before the cart has heard of it: so the first view has it, too. */
function useBillWithTip(pick: TipPick | null) {
  const { ground } = usePageCart();
  const { lines, dishes, terms, confirmed } = useCart((cart) => cart);
  const { costs, isConfirmed } = useInstantCosts();
  const tip = tipOfPick(pick);
  if (lines.length === 0 || JSON.stringify(terms.tip) === JSON.stringify(tip)) return { bill: costs, isConfirmed };
  const instant = computeInstantCosts({ lines, dishes, terms: { ...terms, tip }, confirmed }, ground());
  return { bill: instant ?? costs, isConfirmed: false };
}

/** What there is to pay now, and how. payment#payment-not-required. */
function paymentOf(
  processor: CheckoutSetup["payment"]["processor"],
  takesCards: boolean,
  type: OrderType,
  totalWithTipCents: number | null,
) {
  if (processor === null) return "closed";
  const isFree = isPaymentNotRequired({
    type,
    eventDayOrdering: false,
    paymentProcessor: processor,
    totalWithTipCents: (totalWithTipCents ?? 1) as Cents,
  });
  if (!isFree) return takesCards ? "card" : "closed";
  return totalWithTipCents === 0 ? "nothing" : "on-premise";
}
