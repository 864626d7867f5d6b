import { m } from "@comptoir/messages";
import {
  billingOf,
  billingReference,
  CREDIT_CARD,
  type FieldRefusal,
  firstSavedCard,
  handoverOf,
  isPaymentMethod,
  type ListedMeans,
  MEANS,
  type MeansNameOf,
  meansOf,
  meansOfKind,
  type PaymentMethod,
  SUITE_TAB,
  type TypedBilling,
  type Wallet,
} from "@comptoir/ordering";
import { methodWords } from "@comptoir/receipt";
import type { ReactNode } from "react";
import { usePerson } from "../../../person/person-view.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { CardMissing } from "../../restaurant/suite-notice.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import { CodeFields } from "../../restaurant-cart/code-fields.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { type CheckoutStep, checkoutField, type StepField, type StepProps, textOrNull } from "../form/checkout-step.ts";
import { chosenDue, type PaymentDue } from "../form/payment-due.ts";
import { BillingFields, billingFields, checkBilling, restoreBilling } from "./billing-fields.tsx";
import { CardChoice, type CardChosen, savedCardOf, savedCardWords } from "./card-choice.tsx";
import { CreditChoice, PointsField } from "./points-and-credit.tsx";

type Payment = TypedBilling &
  CardChosen & {
    /** Null for the first way that is offered. */
    readonly method: PaymentMethod | null;
  };

type PaymentForm = {
  readonly fields?: (facts: CheckoutFacts) => readonly StepField[];
  readonly Fields: (props: StepProps<Payment>) => ReactNode;
  readonly words: (facts: CheckoutFacts, part: Payment) => string;
  readonly check?: (facts: CheckoutFacts, part: Payment) => readonly FieldRefusal[];
};

const PAID_ON_PREMISE = {
  collected: () => m.checkout_pay_on_premise(),
  brought: () => m.checkout_pay_on_table(),
  delivered: () => m.checkout_pay_on_delivery(),
} as const;

function BilledFields(props: StepProps<Payment>) {
  const means = meansOf(chosenDue(props.part.method, props.facts));
  return means?.kind === "billed" ? <BillingFields key={means.name} {...props} means={means} /> : null;
}

function billed(means: ListedMeans<"billed">): PaymentForm {
  return {
    fields: (facts) => billingFields(means, facts),
    Fields: BilledFields,
    words: ({ setup }, part) =>
      [methodWords(means.name, setup.payment.labels), billingReference(means, part)].filter(Boolean).join(" "),
    check: (_, part) => checkBilling(means, part),
  };
}

const BILLED = Object.fromEntries(meansOfKind("billed").map((means) => [means.name, billed(means)])) as Record<
  MeansNameOf<"billed">,
  PaymentForm
>;

const FORMS: Readonly<Record<PaymentDue, PaymentForm>> = {
  ...BILLED,
  [CREDIT_CARD.name]: {
    fields: ({ card }) => Object.entries(card?.entry.labels ?? {}).map(([name, label]) => checkoutField(name, label())),
    Fields: CardChoice,
    words: ({ setup, card }, part) => {
      const saved = savedCardOf(part, setup);
      if (saved) return savedCardWords(saved);
      return card?.state.last4
        ? m.order_card_ending({ brand: m.order_card(), last4: card.state.last4 })
        : m.checkout_card_number();
    },
    check: ({ setup, card }, part) => (savedCardOf(part, setup) ? [] : (card?.state.refusals ?? [])),
  },
  "on-premise": {
    Fields: ({ facts }) => <Banner>{PAID_ON_PREMISE[handoverOf(facts.destination.kind)]()}</Banner>,
    words: ({ destination }) => PAID_ON_PREMISE[handoverOf(destination.kind)](),
  },
  nothing: {
    Fields: () => <Banner tone="good">{m.checkout_pay_nothing()}</Banner>,
    words: () => m.checkout_pay_nothing(),
  },
  [SUITE_TAB.name]: {
    Fields: TabDue,
    words: () => m.suite_on_tab(),
  },
  "no-saved-card": {
    Fields: NoSavedCard,
    words: () => m.suite_no_saved_card(),
  },
  "cards-off": {
    Fields: () => <Banner tone="caution">{m.checkout_cards_off()}</Banner>,
    words: () => m.checkout_cards_off_others(),
  },
  closed: {
    Fields: PaymentUnknown,
    words: () => m.checkout_pay_unknown(),
  },
};

export const paymentStep: CheckoutStep<Payment> = {
  id: "payment",
  folds: false,
  applies: () => true,
  title: ({ payment }) => (payment === "on-premise" ? m.checkout_step_on_premise() : m.checkout_step_payment()),
  fresh: ({ savedCards }) => ({
    savedId: firstSavedCard(savedCards)?.paymentCardId ?? null,
    postalCode: "",
    saves: false,
    method: null,
    ...restoreBilling({}),
  }),
  // The card is not restored, since the saved cards may have changed.
  restore: (kept, fresh) => ({
    ...fresh,
    method: typeof kept.method === "string" && isPaymentMethod(kept.method) ? kept.method : fresh.method,
    ...restoreBilling(kept),
  }),
  fields: (facts) => {
    const { payment, methods } = facts;
    const forms = isPaymentMethod(payment) ? new Set([payment, ...methods]) : [payment];
    return [...forms].flatMap((form) => FORMS[form].fields?.(facts) ?? []);
  },
  Fields: PaymentFields,
  summary: (part, facts) => FORMS[chosenDue(part.method, facts)].words(facts, part),
  isDecided: (part, facts) => {
    const due = chosenDue(part.method, facts);
    if (due === "closed" || due === "cards-off" || due === "no-saved-card") return false;
    if (due === SUITE_TAB.name) return facts.setup.suite?.tab_open === true;
    return !(isCardEntered(part, facts) && facts.card?.state.isUnreachable);
  },
  check: (part, facts) =>
    facts.express.chosen === null ? (FORMS[chosenDue(part.method, facts)].check?.(facts, part) ?? []) : [],
  notices: [
    { codes: [200], next: () => m.checkout_next_card() },
    { codes: [410, 1803], next: () => m.checkout_next_wait() },
    { codes: ["payment_required", "challenge_required"], next: () => m.checkout_next_payment() },
    { codes: ["discount_invalid", "gift_card_invalid", "gift_card_empty"], next: () => m.checkout_next_codes() },
  ],
  entersCard: isCardEntered,
  savesCard: (part, facts) => part.saves && facts.keepsCards && isCardEntered(part, facts),
  write: (part, facts, card) => {
    const { setup } = facts;
    const means = meansOf(chosenDue(part.method, facts));
    if (means?.kind === "billed") {
      return { checkout: { paymentMethod: means.name, ...billingOf(means.name, part) } };
    }
    const postalCode = textOrNull(part.postalCode);
    const saved = means?.kind === "card" ? savedCardOf(part, setup) : null;
    if (card && "paymentCardId" in card) {
      return { checkout: { paymentMethod: CREDIT_CARD.name }, chosenCreditCard: card };
    }
    if (saved === null) return { checkout: card ? { paymentMethod: CREDIT_CARD.name, card } : { paymentMethod: null } };
    const { paymentCardId, isDefault } = saved;
    const changed = setup.payment.avs && postalCode ? { card: { postal_code: postalCode } } : {};
    return {
      checkout: { paymentMethod: CREDIT_CARD.name, ...changed },
      chosenCreditCard: { paymentCardId, isDefault },
    };
  },
};

/** Says that the order goes on the suite's tab. Only the owner sees how the tab is paid. suites#tab, suites#tab-closing. */
function TabDue({ facts: { setup } }: StepProps<Payment>) {
  const { suite } = setup;
  if (suite === null || suite.as_host) return <Banner>{m.suite_tab_owner_pays()}</Banner>;
  if (suite.event_day_payment_preference !== "charge") return <Banner>{m.suite_tab_invoiced()}</Banner>;
  return <Banner>{suite.owner_has_card === false ? m.suite_tab_no_card() : m.suite_tab_charged()}</Banner>;
}

/** Says that a pre-order requires a saved payment method. suites#pre-order. */
function NoSavedCard({ facts: { setup } }: StepProps<Payment>) {
  const linkTo = useVisitLink();
  const isActing = usePerson()?.acting !== undefined;
  return <CardMissing back={linkTo("/checkout")} isActing={isActing} eventSuite={setup.suite?.id ?? ""} />;
}

/**
 * Returns the change of the step's input when the diner selects a way to pay. A card payment starts with the first
 * saved card. payment#method-change.
 */
function changedMethod(method: PaymentMethod, { setup }: CheckoutFacts): Partial<Payment> {
  if (method !== CREDIT_CARD.name) return { method };
  return { method, savedId: firstSavedCard(setup.savedCards)?.paymentCardId ?? null, postalCode: "", saves: false };
}

function isCardEntered(part: Payment, facts: CheckoutFacts): boolean {
  return chosenDue(part.method, facts) === CREDIT_CARD.name && savedCardOf(part, facts.setup) === null;
}

/** Offers a reload: only a new document can allow the gateway's origins in its Content-Security-Policy. */
function PaymentUnknown() {
  return (
    <Banner tone="caution" action={<Button onClick={() => location.reload()}>{m.site_try_again()}</Button>}>
      {m.checkout_pay_unknown()}
    </Banner>
  );
}

function PaymentFields(props: StepProps<Payment>) {
  const { facts } = props;
  const { setup } = facts;
  return (
    <>
      <CodeFields {...setup.codes} ownPromo={setup.promoCode} />
      <PointsField facts={facts} />
      <CreditChoice facts={facts} />
      {facts.express.chosen ? <PaidByWallet wallet={facts.express.chosen} /> : <PaidHere {...props} />}
    </>
  );
}

/** The wallet that the link chose, with a link back to the other ways to pay. screens#wallet-link. */
function PaidByWallet({ wallet }: { readonly wallet: Wallet }) {
  const linkTo = useVisitLink();
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {m.checkout_paid_by_wallet({ wallet: MEANS[wallet].wallet.brand })}
      <LinkButton
        tone="plain"
        to={linkTo("/checkout")}
        replace={true}
        preventScrollReset={true}
        className="px-0! text-small"
      >
        {m.checkout_pay_otherwise()}
      </LinkButton>
    </p>
  );
}

function PaidHere(props: StepProps<Payment>) {
  const { part, change, facts } = props;
  const { setup, methods } = facts;
  const due = chosenDue(part.method, facts);
  const { Fields } = FORMS[due];
  return (
    <>
      {setup.payment.cardsOff && isPaymentMethod(facts.payment) ? (
        <Banner tone="caution">{m.checkout_cards_off_others()}</Banner>
      ) : null}
      {isPaymentMethod(facts.payment) && methods.length > 1 ? (
        <ChoiceGroup legend={m.checkout_pay_by()}>
          {methods.map((method) => (
            <RadioCard
              key={method}
              name="payment-method"
              checked={method === due}
              onChange={() => change(changedMethod(method, facts))}
              label={methodWords(method, setup.payment.labels)}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <Fields {...props} />
    </>
  );
}

/** Returns how the order is paid, for the text of the pay button. */
export function dueNow(part: unknown, facts: CheckoutFacts): PaymentDue {
  return chosenDue((part as Payment).method, facts);
}
