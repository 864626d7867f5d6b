import {
  type Cents,
  type CostsData,
  cents,
  checkCateringMinimum,
  chooseTakeout,
  isDeliveryKind,
  meansOf,
  needsAgeConfirmation,
  type OrderType,
} from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useCardEntry } from "../../cards/card-gateways.ts";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { computeInstantCosts } from "../../cart/instant-costs.ts";
import type { OrderTerms } from "../../cart/order-terms.ts";
import { useCart } from "../../cart/use-cart.ts";
import { type CartCosts, useInstantCosts } from "../../cart/use-instant-costs.ts";
import { useResolvedLines } from "../../cart/use-resolved-lines.ts";
import { useReadyWallets } from "../../wallets/use-ready-wallets.ts";
import { walletOfLink } from "../../wallets/wallet-link.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { usePromisedTime } from "../restaurant/ways/use-promised-time.ts";
import type { CheckoutSetup } from "./form/checkout-setup.ts";
import { type PaymentDue, paymentDue, takenMethods } from "./form/payment-due.ts";
import { useHold } from "./times/use-hold.ts";
import { useTimes } from "./times/use-times.ts";

export function useCheckoutFacts(setup: CheckoutSetup, chosen: Partial<OrderTerms>, registers: boolean) {
  const { venue, table, ways: allWays } = useRestaurant();
  // The order of a group goes the group's way.
  const ways = setup.group ? allWays.filter(({ isChosen }) => isChosen) : allWays;
  const promise = usePromisedTime();
  const chosenWay = ways.find(({ isChosen }) => isChosen);
  const { type, destination } = { ...useCart((cart) => cart.terms), ...chosen };
  const { costs: bill, isConfirmed } = useBillWith(chosen);
  const needsAge = needsAgeConfirmation(useResolvedLines());
  const { processor, cardsOff } = setup.payment;
  const entry = useCardEntry(cardsOff ? null : processor, { ...setup.payment, today: venue.now.date });
  const hasSavedCard = setup.savedCards.length > 0;
  // No card can be entered for a suite: its order is paid by a saved card or its tab. suites#pre-order.
  const card = setup.suite === null ? entry : null;
  const orderType = chooseTakeout(type, isDeliveryKind(destination.kind));
  const methods = takenMethods(setup.payment.paymentMethods, card !== null || (entry !== null && hasSavedCard));
  const [isUsed, use] = useState(true);
  const totalCents = bill ? centsOf(bill.totalWithTip) : null;
  const usedCents = isUsed ? Math.min(setup.creditCents, totalCents ?? 0) : 0;
  const payment = paymentDue({
    processor,
    cardsOff,
    methods,
    type: orderType,
    totalWithTipCents: totalCents && totalCents - usedCents,
    suite: setup.suite && { isEventDay: setup.suite.isEventDay, hasSavedCard },
  });
  const express = useExpress(setup, payment);
  const { times, areUnanswered, refresh } = useTimes(setup.times, orderType);
  const hold = useHold(orderType, refresh);
  const facts = {
    setup,
    venue,
    table,
    orderType,
    destination,
    needsAge,
    asap: chosenWay ? promise(chosenWay, true) : null,
    ways,
    times,
    askTimesAgain: areUnanswered ? refresh : null,
    hold,
    bill,
    belowMinimumCents: useMissingToMinimum(setup, orderType, bill),
    payment,
    express,
    methods,
    card,
    /** Account credit, and the part that pays this order. school#account-credit. */
    credit: { availableCents: setup.creditCents, usedCents, isUsed, use },
    keepsCards: setup.account === "signed-in" || registers,
  };
  return { facts, isConfirmed, refreshTimes: refresh };
}

/** The wallets that can pay. `chosen` is the one that the link to the checkout chose. screens#wallet-link. */
function useExpress({ payment, app8RestaurantId }: CheckoutSetup, due: PaymentDue) {
  const [query] = useSearchParams();
  const { wallets, publishableKey, account } = payment;
  const { ready, sheets } = useReadyWallets({ wallets, publishableKey, account, app8RestaurantId });
  const usable = meansOf(due)?.kind === "card" ? ready : [];
  return { ready: usable, sheets, chosen: usable.find((wallet) => wallet === walletOfLink(query)) ?? null };
}

/** At a hub each kitchen has its own minimum, which only the server compares. */
function useMissingToMinimum(
  { cateringMinimumCents }: CheckoutSetup,
  type: OrderType,
  bill: CostsData | null,
): Cents | null {
  const { kitchens } = usePageCart().pricing().bill;
  if (bill === null || kitchens) return null;
  const below = checkCateringMinimum(type, cents(centsOf(bill.subtotal)), cateringMinimumCents);
  return below?.refused.remainingCents ?? null;
}

/** Returns the bill with the chosen terms, even before the cart has them, so that the first view shows the right total. */
function useBillWith(chosen: Partial<OrderTerms>): CartCosts {
  const { pricing } = usePageCart();
  const { lines, dishes, terms, confirmed } = useCart((cart) => cart);
  const known = useInstantCosts();
  const wanted = { ...terms, ...chosen };
  if (lines.length === 0 || JSON.stringify(terms) === JSON.stringify(wanted)) return known;
  const instant = computeInstantCosts({ lines, dishes, terms: wanted, confirmed }, pricing());
  return { costs: instant ?? known.costs, isConfirmed: false };
}
