import { type Id, ORDER_TYPE_RULES, type Registration } from "@comptoir/ordering";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { dinersToSend, useSaidAllergies } from "../../allergies/said-allergies.tsx";
import type { FormErrors } from "../../forms/form-errors.ts";
import { rememberLastOrder } from "../../orders/kept-order.ts";
import { forgetSeenVersion } from "../../suites/seen-pre-order.ts";
import { showToast } from "../../ui/toast.tsx";
import { carryVisit, visitAfterOrder } from "../../visit/visit.ts";
import type { WalletPayment } from "../../wallets/wallet-sheet.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { forgetCodes } from "../restaurant-cart/use-kept-codes.ts";
import type { CheckoutFacts } from "./form/checkout-facts.ts";
import type { CheckoutDraft } from "./form/checkout-step.ts";
import { writeStoredDraft } from "./form/draft-storage.ts";
import { payByWallet } from "./payment/wallet-payment.ts";
import { entersCard, findFieldOfPath, rememberDraft, savesCard, writeDraft } from "./steps/checkout-steps.ts";
import { paymentStep } from "./steps/payment-step.tsx";
import { newsWords, useAccountOfOrder } from "./submit/account-of-order.ts";
import { canWaitForSignal } from "./submit/order-queue.ts";
import { payByCredit, sayWith, sendForGroup, sendForSuite, submitBody, suiteSending } from "./submit/submit-body.ts";
import type { SubmitForm } from "./submit/submit-world.ts";
import { useSubmit } from "./submit/use-submit.ts";

export type FilledIn = {
  /** The scope under which the browser stores the cart. */
  readonly place: Id;
  readonly draft: CheckoutDraft;
  readonly changePart: (stepId: string, change: object) => void;
  readonly facts: CheckoutFacts;
  readonly errors: FormErrors;
  readonly wish: Registration | null;
};

/**
 * Connects the submit to the current input. `agreed` is the payment from a wallet's sheet. `placed` in the result
 * is the wallet payment that paid the placed order.
 */
export function useCheckoutSubmit(
  { place, draft, changePart, facts, errors, wish }: FilledIn,
  agreed: WalletPayment | null,
) {
  const { venue, visit, cart } = useRestaurant();
  const { setup } = facts;
  const placed = useRef<WalletPayment | null>(null);
  const allergies = useSaidAllergies();
  const isHub = cart.bill.kitchens !== undefined;
  const isCardEntered = entersCard(draft, facts);
  const registers = wish !== null;
  const groupId = setup.group?.id;
  // An order of a group is checked against the group's other phones, so it is sent at once or not at all.
  const canWait =
    groupId === undefined && canWaitForSignal(facts, { isHub, registers, entersCard: isCardEntered, visit });
  const goOn = useGoOn(place, facts, draft);
  const chooseCard = (savedId: string | null) => changePart(paymentStep.id, { savedId });
  const submit = useSubmit(
    {
      restaurant: { id: venue.id, slug: venue.slug, name: venue.name },
      isHub,
      changeId: visit.changeId,
      groupId,
      place,
    },
    {
      // A sheet shows the total less the account credit, but the server compares the full total.
      shownTotal: (facts.credit.usedCents > 0 ? null : agreed?.total) ?? facts.bill?.totalWithTip ?? null,
      ...useAccountOfOrder(venue.id, setup, { wish, saves: savesCard(draft, facts) }, chooseCard),
      tokenise: !agreed && isCardEntered ? (facts.card?.entry.tokenise ?? null) : null,
      canWait: canWait && agreed === null,
      bodyOf: (cart, card) => {
        const written = writeDraft(draft, facts, card);
        const body = submitBody(venue.id, cart, agreed ? payByWallet(written, agreed) : written);
        const said = ORDER_TYPE_RULES[cart.terms.type].bySchoolDate ? body : sayWith(body, dinersToSend(allergies));
        const sent = sendForSuite(payByCredit(said, facts.credit.usedCents), suiteSending(setup.suite, place));
        return sendForGroup(sent, groupId);
      },
      onSubmitted: (order, news) => {
        agreed?.conclude(true);
        placed.current = agreed;
        goOn(order, news);
      },
      fieldOf: (path) => findFieldOfPath(path, facts)?.name ?? null,
      onFields: errors.setGiven,
    },
  );
  return { submit, placed, canWait };
}

/** Deletes the stored input of the order, reports on its account, and navigates to the confirmation. */
function useGoOn(place: Id, { setup, card }: CheckoutFacts, draft: CheckoutDraft): SubmitForm["onSubmitted"] {
  const { venue, visit } = useRestaurant();
  const navigate = useNavigate();
  return (order, news) => {
    const said = newsWords(news);
    if (said !== null) showToast(said, news.account === "not-now" ? "danger" : "neutral");
    rememberDraft(draft);
    rememberLastOrder(venue.id, order);
    writeStoredDraft(place, null);
    forgetCodes(place);
    forgetSeenVersion(place);
    card?.entry.clear();
    const next = carryVisit(`/${venue.slug}/orders/${order.id}`, visitAfterOrder(visit));
    // After a change, or an order for a suite or a group, this page still holds that cart. A new document loads the visitor's
    // own cart.
    if (visit.changeId === null && setup.suite === null && !setup.group) navigate(next, { replace: true });
    else location.replace(next);
  };
}
