import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { OrderTerms } from "../../cart/order-terms.ts";
import { useCartActions } from "../../cart/use-cart.ts";
import { showToast } from "../../ui/toast.tsx";
import { carryVisit, visitAfterOrder } from "../../visit/visit.ts";
import { useCartPlace, useRestaurant } from "../restaurant/use-restaurant.ts";
import { forgetCodes } from "../restaurant-cart/use-kept-codes.ts";
import { rememberLastOrder } from "../restaurant-order/kept-order.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";
import {
  accountOf,
  checkDraft,
  entersCard,
  fieldNames,
  findFieldOfPath,
  rememberDraft,
  savesCard,
  termsOf,
  writeDraft,
} from "./steps/checkout-steps.ts";
import { forgetDraft, useCheckoutDraft } from "./steps/use-checkout-draft.ts";
import { useFormErrors } from "./steps/use-form-errors.ts";
import { newsWords } from "./submit/account-of-order.ts";
import { submitBody } from "./submit/submit-body.ts";
import { useAccountOfOrder } from "./submit/use-account-of-order.ts";
import { useSubmit } from "./submit/use-submit.ts";
import { useCheckoutFacts } from "./use-checkout-facts.ts";

/** Everything that the checkout's parts share. */
export type Checkout = ReturnType<typeof useCheckout>;

/** Brings together what is filled in, what it costs, what is wrong with it, and the submitting. */
export function useCheckout(setup: CheckoutSetup) {
  const { venue, visit } = useRestaurant();
  const navigate = useNavigate();
  const place = useCartPlace();
  const [draft, changePart] = useCheckoutDraft(place, setup);
  const terms = termsOf(draft, setup);
  useTermsInCart(terms);
  const wish = accountOf(draft, setup);
  const { facts, isConfirmed, refreshTimes } = useCheckoutFacts(setup, terms, wish !== null);
  const refusals = checkDraft(draft, facts);
  const errors = useFormErrors(refusals, fieldNames(facts));

  const submit = useSubmit(
    { restaurantId: venue.id, changeId: visit.changeId, place },
    {
      shownTotal: facts.bill?.totalWithTip ?? null,
      ...useAccountOfOrder(venue.id, facts, { wish, saves: savesCard(draft, facts) }, changePart),
      tokenise: entersCard(draft, facts) ? (facts.card?.entry.tokenise ?? null) : null,
      bodyOf: (cart, card) => submitBody(venue.id, cart, writeDraft(draft, facts, card)),
      onSubmitted: (order, news) => {
        const said = newsWords(news);
        if (said !== null) showToast(said, news.account === "not-now" ? "danger" : "neutral");
        rememberDraft(draft);
        rememberLastOrder(venue.id, order);
        forgetDraft(place);
        forgetCodes(place);
        facts.card?.entry.clear();
        const next = carryVisit(`/${venue.slug}/orders/${order.id}`, visitAfterOrder(visit));
        // The page's cart was the change's own; whoever goes on has the one from before it.
        if (visit.changeId === null) navigate(next, { replace: true });
        else location.replace(next);
      },
      fieldOf: (path) => findFieldOfPath(path, facts)?.name ?? null,
      onFields: errors.setGiven,
    },
  );

  // What was refused may have been taken meanwhile: the list says what is left now.
  const isRefused = submit.state.phase === "refused";
  useEffect(() => {
    if (isRefused) refreshTimes();
  }, [isRefused, refreshTimes]);

  /** Sends the order, or shows everything that stands in its way. */
  const press = (): "held-back" | "sent" => {
    errors.reveal(refusals.map(({ field }) => field));
    if (refusals.length > 0) return "held-back";
    void submit.submit();
    return "sent";
  };
  return {
    facts,
    isConfirmed,
    refreshTimes,
    chosenTime: terms.date ?? null,
    draft,
    changePart,
    refusals,
    errors,
    submit,
    press,
  };
}

/** The cart is priced for what is chosen here, as soon as it is chosen. */
function useTermsInCart(terms: Partial<OrderTerms>): void {
  const { changeTerms } = useCartActions();
  const written = JSON.stringify(terms);
  useEffect(() => changeTerms(JSON.parse(written) as Partial<OrderTerms>), [written, changeTerms]);
}
