import { cents, formatCents, type Wallet } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OrderTerms } from "../../cart/order-terms.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { forgetSeenVersion } from "../../suites/seen-pre-order.ts";
import { showToast } from "../../ui/toast.tsx";
import { carryVisit } from "../../visit/visit.ts";
import { visitAfterOrder } from "../../visit/visit-after-order.ts";
import { useQueuedHere } from "../queued-orders/use-queued-here.ts";
import { useCartPlace, useRestaurant } from "../restaurant/use-restaurant.ts";
import { forgetCodes } from "../restaurant-cart/use-kept-codes.ts";
import { rememberLastOrder } from "../restaurant-order/kept-order.ts";
import type { CheckoutSetup } from "./checkout-setup.ts";
import { filledByWallet, isSaidByWallet, payByWallet, WHO } from "./payment/wallets/pay-by-wallet.ts";
import { useWallets } from "./payment/wallets/use-wallets.ts";
import type { WalletPayment } from "./payment/wallets/wallet-sheet.ts";
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
import type { When } from "./steps/when-part.ts";
import { whenStep } from "./steps/when-step.tsx";
import { newsWords } from "./submit/account-of-order.ts";
import { payByCredit, sendForSuite, submitBody } from "./submit/submit-body.ts";
import { useAccountOfOrder } from "./submit/use-account-of-order.ts";
import { useSubmit } from "./submit/use-submit.ts";
import { suiteSending } from "./suite/suite-sending.ts";
import { useWantedTime } from "./times/use-wanted-time.ts";
import { useCheckoutFacts } from "./use-checkout-facts.ts";
import { waitsForSignal } from "./waits-for-signal.ts";

/** Everything that the checkout's parts share. */
export type Checkout = ReturnType<typeof useCheckout>;

/** Brings together what is filled in, what it costs, what is wrong with it, and the submitting. */
export function useCheckout(setup: CheckoutSetup) {
  const { venue, visit, cart } = useRestaurant();
  const navigate = useNavigate();
  const place = useCartPlace();
  const [draft, changePart] = useCheckoutDraft(place, setup);
  const terms = termsOf(draft, setup);
  useTermsInCart(terms);
  const wish = accountOf(draft, setup);
  const { facts, isConfirmed, refreshTimes } = useCheckoutFacts(setup, terms, wish !== null);
  useWantedTime(setup, {
    times: facts.times,
    when: draft[whenStep.id] as When,
    choose: (when) => changePart(whenStep.id, when),
  });
  const refusals = checkDraft(draft, facts);
  const errors = useFormErrors(refusals, fieldNames(facts));

  const placed = useRef<WalletPayment | null>(null);
  const [agreed, setAgreed] = useState<WalletPayment | null>(null);
  const wallets = useWallets(facts, (payment) => {
    changePart(WHO, filledByWallet(draft[WHO], payment.contact));
    setAgreed(payment);
  });
  const isHub = cart.bill.kitchens !== undefined;
  const canWait = waitsForSignal(draft, facts, { isHub, visit, registers: wish !== null });
  const isQueued = useQueuedHere(
    place,
    useCart(({ lines }) => lines.length > 0),
  );
  const submit = useSubmit(
    { restaurant: { id: venue.id, slug: venue.slug, name: venue.name }, isHub, changeId: visit.changeId, place },
    {
      // A sheet says what is left after credit; the server compares the whole.
      shownTotal: (facts.credit.usedCents > 0 ? null : agreed?.total) ?? facts.bill?.totalWithTip ?? null,
      ...useAccountOfOrder(venue.id, facts, { wish, saves: savesCard(draft, facts) }, changePart),
      tokenise: !agreed && entersCard(draft, facts) ? (facts.card?.entry.tokenise ?? null) : null,
      canWait: canWait && agreed === null,
      bodyOf: (cart, card) => {
        const written = writeDraft(draft, facts, card);
        const body = submitBody(venue.id, cart, agreed ? payByWallet(written, agreed) : written);
        return sendForSuite(payByCredit(body, facts.credit.usedCents), suiteSending(setup.suite, place));
      },
      onSubmitted: (order, news) => {
        const said = newsWords(news);
        if (said !== null) showToast(said, news.account === "not-now" ? "danger" : "neutral");
        agreed?.conclude(true);
        placed.current = agreed;
        rememberDraft(draft);
        rememberLastOrder(venue.id, order);
        forgetDraft(place);
        forgetCodes(place);
        forgetSeenVersion(place);
        facts.card?.entry.clear();
        const next = carryVisit(`/${venue.slug}/orders/${order.id}`, visitAfterOrder(visit));
        // The page's cart was the change's own, or the suite's; whoever goes on has the one from before it, or the suite as it is now.
        if (visit.changeId === null && setup.suite === null) navigate(next, { replace: true });
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

  // What was agreed to in a wallet's sheet is sent at once, with what the sheet filled in; what is still missing is shown instead.
  const sent = useRef<WalletPayment | null>(null);
  useEffect(() => {
    if (agreed === null || sent.current === agreed) return;
    sent.current = agreed;
    const missing = refusals.map(({ field }) => field).filter((field) => !field.startsWith("card."));
    errors.reveal(missing);
    const sending = missing.length > 0 ? Promise.resolve() : submit.submit();
    void sending.finally(() => {
      // A sheet that waits to hear what became of it is told.
      if (placed.current !== agreed) agreed.conclude(false);
      setAgreed(null);
    });
  });

  /** Opens a wallet's sheet, or shows what stands in its way that no wallet says. */
  const pressWallet = (wallet: Wallet): "held-back" | "sent" => {
    const missing = refusals.map(({ field }) => field).filter((field) => !isSaidByWallet(field));
    errors.reveal(missing);
    if (missing.length > 0) return "held-back";
    const { bill, credit } = facts;
    if (bill) wallets.open(wallet, formatCents(cents(centsOf(bill.totalWithTip) - credit.usedCents)));
    return "sent";
  };
  /**
   * Agrees to other prices than were shown: a wallet is asked again, since its sheet said the old ones. What a total of another kind asks
   * for, like a card where a gift card paid all, is filled in first.
   */
  const agreeToPrices = () => {
    const { state } = submit;
    if (sent.current === null && refusals.length > 0) {
      submit.leave();
      return errors.reveal(refusals.map(({ field }) => field));
    }
    if (sent.current === null || state.phase !== "prices-changed") return void submit.agreeToPrices();
    submit.leave();
    wallets.open(sent.current.wallet, state.newTotal);
  };

  /** Sends the order, or shows everything that stands in its way. */
  const press = (): "held-back" | "sent" => {
    errors.reveal(refusals.map(({ field }) => field));
    if (refusals.length > 0) return "held-back";
    sent.current = null;
    void submit.submit();
    return "sent";
  };
  return {
    facts,
    canWait,
    isQueued,
    isConfirmed,
    refreshTimes,
    chosenTime: terms.date ?? null,
    draft,
    changePart,
    refusals,
    errors,
    submit,
    press,
    wallets,
    pressWallet,
    agreeToPrices,
  };
}

/** The cart is priced for what is chosen here, as soon as it is chosen. */
function useTermsInCart(terms: Partial<OrderTerms>): void {
  const { changeTerms } = useCartActions();
  const written = JSON.stringify(terms);
  useEffect(() => changeTerms(JSON.parse(written) as Partial<OrderTerms>), [written, changeTerms]);
}
