import type { TableData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { formatMoney, m } from "@comptoir/messages";
import {
  CREDIT_CARD,
  cents,
  computeTip,
  firstSavedCard,
  formatCents,
  isRefused,
  parseTipChoice,
} from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { type FormEvent, useState } from "react";
import { Form, useNavigate } from "react-router";
import type { CardToken } from "../../cards/card-gateway.ts";
import { useCardEntry } from "../../cards/card-gateways.ts";
import { fieldId, useFormErrors } from "../../forms/form-errors.ts";
import { wordFieldRefusal } from "../../forms/form-messages.ts";
import { makeUuid } from "../../make-uuid.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { browserCaller, silenceWords } from "../../venue/api-caller.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { type CodeSettings, termOfRefusal } from "../restaurant-cart/codes.ts";
import type { CardsOfVisitor } from "../restaurant-checkout/load-checkout.ts";
import { savedCardWords } from "../restaurant-checkout/steps/card-choice.tsx";
import { TipPicker } from "../restaurant-checkout/steps/tip-fields.tsx";
import { checkTip, freshTip, type Tip, tipOfPick } from "../restaurant-checkout/steps/tip-pick.ts";
import { leastChargeWords } from "./least-charge.ts";
import { ShareGiftCard, useOwnGiftCard } from "./share-gift-card.tsx";

type Claim = TableData["claims"][number];
type Body = Parameters<typeof calls.payTableShare>[2];
type Challenge = { readonly url: string; readonly body: Body };

type PayFormProps = {
  readonly claim: Claim;
  readonly cards: CardsOfVisitor;
  readonly codes: CodeSettings;
  /** Called when the claim is given up, or its share is gone, with the reason. */
  readonly onEnd: (problem: string | null) => void;
};

/**
 * Pays a claim: the tip, the gift card, the card for the rest, and one button. It is paid once, however often it is pressed.
 * table#table-paying, table#table-stored.
 */
export function PayForm({ claim, cards: { payment, savedCards, tips }, codes, onEnd }: PayFormProps) {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  const navigate = useNavigate();
  const card = useCardEntry(payment.cardsOff ? null : payment.processor, { ...payment, today: venue.now.date });
  const [tip, setTip] = useState<Tip>(() => freshTip({ tips, toChange: null }));
  const [savedId, setSavedId] = useState(() => firstSavedCard(savedCards)?.paymentCardId ?? null);
  const [key, setKey] = useState(makeUuid);
  /** What was sent under the present key without an answer. */
  const [unanswered, setUnanswered] = useState<Body | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const gift = useOwnGiftCard();
  const shareCents = cents(centsOf(claim.amount));
  const dueCents = shareCents + tipCentsOf(tip, claim);
  const giftCents = Math.min(gift.card?.balanceCents ?? 0, dueCents);
  const cardCents = dueCents - giftCents;
  const tooLittle = leastChargeWords(cardCents, payment.leastCents);
  const isEntered = cardCents > 0 && savedId === null;
  const fields = ["tip", ...Object.keys(card?.entry.labels ?? {})];
  const refusals = [...checkTip(tip.tip), ...(isEntered ? (card?.state.refusals ?? []) : [])];
  const errors = useFormErrors(
    refusals.map((one) => ({ field: one.field, message: wordFieldRefusal(one) })),
    fields,
  );

  const send = async (body: Body) => {
    const result = await calls.payTableShare(browserCaller(venue.id), key, body);
    if (result.ok) return navigate(linkTo("/table"), { replace: true });
    const { error } = result;
    if (error?.code === "challenge_required" && error.challenge_url)
      return setChallenge({ url: error.challenge_url, body });
    // Without an answer the same request is sent again, so that nothing is paid twice.
    const isUnknown = error === null || error.code === "in_progress";
    setUnanswered(isUnknown ? body : null);
    if (!isUnknown) setKey(makeUuid());
    if (error?.code === "share_gone") return onEnd(error.message);
    // The card may have less by now: its balance is asked again, and the payer sees what it pays.
    if (error && body.giftCard && (error.code === 428 || termOfRefusal(error.code)))
      await gift.apply(String(body.giftCard.code));
    setProblem(silenceWords(result) ?? error?.message ?? m.table_pay_unknown());
  };

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    errors.reveal(fields);
    const first = refusals[0];
    if (first) return document.getElementById(fieldId(first.field))?.focus();
    const giftCard =
      gift.card && giftCents > 0 ? { code: gift.card.code, amount: formatCents(cents(giftCents)) } : null;
    setIsBusy(true);
    try {
      if (unanswered && isSamePayment(unanswered, { tip: tipOfPick(tip.tip), giftCard })) return await send(unanswered);
      const entered = isEntered && card ? await card.entry.tokenise() : null;
      if (entered && isRefused(entered)) {
        const { field, message } = entered.refused;
        if (field) errors.setGiven({ [field]: message });
        else setProblem(message);
        return;
      }
      await send({ ...bodyOf(claim, tip, entered ?? (cardCents > 0 ? savedId : null)), giftCard });
    } finally {
      setIsBusy(false);
    }
  };

  if (card === null && savedCards.length === 0) return <Banner tone="caution">{m.checkout_cards_off()}</Banner>;
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="table-pay-yours" className="flex flex-col gap-2">
        <h2 id="table-pay-yours" className="flex justify-between gap-4 text-lead">
          <span>{m.table_pay_yours()}</span>
          <span className="figures">{formatMoney(shareCents)}</span>
        </h2>
        <p className="text-small text-ink-soft">{m.table_pay_yours_text()}</p>
        <Form method="post" onSubmit={() => onEnd(null)}>
          <input type="hidden" name="act" value="release" />
          <Button type="submit" tone="plain" className="-mx-1 px-1! text-small">
            {m.table_pay_other()}
          </Button>
        </Form>
      </section>
      <noscript>
        <Banner tone="caution">{m.table_pay_needs_script()}</Banner>
      </noscript>
      <form noValidate={true} onSubmit={pay} className="flex flex-col gap-6 noscript:hidden">
        {tips === null ? null : (
          <TipPicker
            {...{ tips, errors, picked: tip, base: cents(centsOf(claim.tipBase)), hint: m.table_pay_tip_hint() }}
            onPick={(picked) => setTip({ tip: picked, isSuggested: false })}
          />
        )}
        {codes.takesGiftCards ? <ShareGiftCard own={gift} codes={codes} paysCents={giftCents} /> : null}
        {tooLittle ? (
          <Banner tone="caution" role="status">
            {tooLittle}
          </Banner>
        ) : null}
        {savedCards.length > 0 && cardCents > 0 ? (
          <ChoiceGroup legend={m.checkout_pay_with()}>
            {savedCards.map((saved) => (
              <RadioCard
                key={saved.paymentCardId}
                name="saved-card"
                checked={savedId === saved.paymentCardId}
                onChange={() => setSavedId(saved.paymentCardId)}
                label={savedCardWords(saved)}
              />
            ))}
            {card === null ? null : (
              <RadioCard
                name="saved-card"
                checked={isEntered}
                onChange={() => setSavedId(null)}
                label={m.checkout_card_other()}
              />
            )}
          </ChoiceGroup>
        ) : null}
        {isEntered && card ? <card.entry.Fields errors={errors} /> : null}
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
        <Button type="submit" tone="primary" wide={true} busy={isBusy}>
          {cardCents === 0 ? m.table_pay_by_gift_card() : m.table_pay_now({ amount: formatMoney(cardCents) })}
        </Button>
      </form>
      {challenge && card ? (
        <card.entry.Challenge
          url={challenge.url}
          venueName={venue.name}
          total={formatCents(cents(cardCents))}
          onPassed={() => {
            setChallenge(null);
            void send(challenge.body);
          }}
          onLeave={() => setChallenge(null)}
        />
      ) : null}
    </div>
  );
}

/** Whether a form asks for the same payment as a request that was not answered: a card that is entered again has another token. */
function isSamePayment({ tip, giftCard }: Body, asked: Pick<Body, "tip" | "giftCard">): boolean {
  return JSON.stringify([tip, giftCard]) === JSON.stringify([asked.tip, asked.giftCard]);
}

function tipCentsOf({ tip }: Tip, claim: Claim): number {
  const choice = parseTipChoice(tipOfPick(tip));
  return choice === null || isRefused(choice) ? 0 : computeTip(cents(centsOf(claim.tipBase)), choice);
}

/** The payment of a claim by an entered card, or by the saved card with this id. */
function bodyOf({ id, amount }: Claim, { tip }: Tip, card: CardToken | string | null): Body {
  const common = { claim: id, amount, tip: tipOfPick(tip) };
  if (typeof card === "string") {
    return { ...common, checkout: { paymentMethod: CREDIT_CARD.name }, chosenCreditCard: { paymentCardId: card } };
  }
  return { ...common, checkout: { paymentMethod: CREDIT_CARD.name, card } };
}
