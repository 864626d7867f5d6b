import { cents, formatCents, type Wallet } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { useEffect, useRef, useState } from "react";
import type { OrderTerms } from "../../cart/order-terms.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { useFormErrors } from "../../forms/form-errors.ts";
import { useQueuedHere } from "../../queued-orders/use-queued-orders.ts";
import type { WalletPayment } from "../../wallets/wallet-sheet.ts";
import { useCartScope } from "../restaurant/use-restaurant.ts";
import type { CheckoutSetup } from "./form/checkout-setup.ts";
import { useWallets } from "./payment/use-wallets.ts";
import { filledByWallet, isSaidByWallet } from "./payment/wallet-payment.ts";
import { accountOf, checkDraft, fieldNames, type StepRefusal, termsOf } from "./steps/checkout-steps.ts";
import { useCheckoutDraft } from "./steps/use-checkout-draft.ts";
import { useProposedTime, type When } from "./steps/when-part.ts";
import { whenStep } from "./steps/when-step.tsx";
import { whoStep } from "./steps/who-step.tsx";
import type { Submit } from "./submit/use-submit.ts";
import { useCheckoutFacts } from "./use-checkout-facts.ts";
import { type FilledIn, useCheckoutSubmit } from "./use-checkout-submit.ts";

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout(setup: CheckoutSetup) {
  const place = useCartScope();
  const [draft, changePart] = useCheckoutDraft(place, setup);
  const terms = termsOf(draft, setup);
  useTermsInCart(terms);
  const wish = accountOf(draft, setup);
  const { facts, isConfirmed, refreshTimes } = useCheckoutFacts(setup, terms, wish !== null);
  useProposedTime(setup, {
    times: facts.times,
    when: draft[whenStep.id] as When,
    choose: (when) => changePart(whenStep.id, when),
  });
  const refusals = checkDraft(draft, facts);
  const errors = useFormErrors(refusals, fieldNames(facts));
  const [agreed, setAgreed] = useState<WalletPayment | null>(null);
  const wallets = useWallets(facts, (payment) => {
    changePart(whoStep.id, filledByWallet(draft[whoStep.id], payment.contact));
    setAgreed(payment);
  });
  const filled = { place, draft, changePart, facts, errors, wish };
  const { submit, placed, canWait } = useCheckoutSubmit(filled, agreed);
  const hasLines = useCart(({ lines }) => lines.length > 0);
  const isQueued = useQueuedHere(place, hasLines);

  // After a refusal the slots may have changed, so the times are refreshed.
  const isRefused = submit.state.phase === "refused";
  useEffect(() => {
    if (isRefused) refreshTimes();
  }, [isRefused, refreshTimes]);

  const sent = useSendOnceAgreed({ agreed, placed, refusals, errors, submit, onSent: () => setAgreed(null) });
  return {
    ...{ facts, canWait, isQueued, isConfirmed, refreshTimes, draft, changePart, refusals, errors, submit, wallets },
    ...pressesOf({ facts, refusals, errors, submit, wallets, sent }),
    chosenTime: terms.date ?? null,
  };
}

type Sending = Pick<FilledIn, "errors"> & { readonly refusals: readonly StepRefusal[]; readonly submit: Submit };

/**
 * Submits the order as soon as the diner agrees in a wallet's sheet, with the contact from the sheet. If fields are
 * still missing, reveals them instead of submitting.
 */
function useSendOnceAgreed({
  agreed,
  placed,
  refusals,
  errors,
  submit,
  onSent,
}: Sending & {
  readonly agreed: WalletPayment | null;
  readonly placed: { readonly current: WalletPayment | null };
  readonly onSent: () => void;
}) {
  const sent = useRef<WalletPayment | null>(null);
  useEffect(() => {
    if (agreed === null || sent.current === agreed) return;
    sent.current = agreed;
    const missing = refusals.map(({ field }) => field).filter((field) => !field.startsWith("card."));
    errors.reveal(missing);
    const sending = missing.length > 0 ? Promise.resolve() : submit.submit();
    void sending.finally(() => {
      // If the wallet payment led to no order, the wallet's sheet shows the failure and closes.
      if (placed.current !== agreed) agreed.conclude(false);
      onSent();
    });
  });
  return sent;
}

/**
 * Returns the handlers of the submit buttons. While fields are missing or invalid, a handler reveals them instead
 * of submitting.
 */
function pressesOf({
  facts,
  refusals,
  errors,
  submit,
  wallets,
  sent,
}: Sending &
  Pick<FilledIn, "facts"> & {
    readonly wallets: ReturnType<typeof useWallets>;
    readonly sent: { current: WalletPayment | null };
  }) {
  const fields = refusals.map(({ field }) => field);
  /** Opens a wallet's sheet, unless a field is missing that the wallet does not provide. */
  const pressWallet = (wallet: Wallet): "held-back" | "sent" => {
    const missing = fields.filter((field) => !isSaidByWallet(field));
    errors.reveal(missing);
    if (missing.length > 0) return "held-back";
    const { bill, credit } = facts;
    if (bill) wallets.open(wallet, formatCents(cents(centsOf(bill.totalWithTip) - credit.usedCents)));
    return "sent";
  };
  /**
   * Agrees to changed prices. A wallet's sheet is opened again, since it showed the old total.
   * Fields that the new total requires, such as a card, must be filled in first.
   */
  const agreeToPrices = () => {
    const { state } = submit;
    if (sent.current === null && refusals.length > 0) {
      submit.leave();
      return errors.reveal(fields);
    }
    if (sent.current === null || state.phase !== "prices-changed") return void submit.agreeToPrices();
    submit.leave();
    wallets.open(sent.current.wallet, state.newTotal);
  };
  const press = (): "held-back" | "sent" => {
    if (facts.express.chosen !== null) return pressWallet(facts.express.chosen);
    errors.reveal(fields);
    if (refusals.length > 0 || facts.belowMinimumCents !== null) return "held-back";
    sent.current = null;
    void submit.submit();
    return "sent";
  };
  return { press, pressWallet, agreeToPrices };
}

/** Applies the chosen terms to the cart, which reprices it at once. */
function useTermsInCart(terms: Partial<OrderTerms>): void {
  const { changeTerms } = useCartActions();
  const written = JSON.stringify(terms);
  useEffect(() => changeTerms(JSON.parse(written) as Partial<OrderTerms>), [written, changeTerms]);
}
