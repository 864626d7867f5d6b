import type { TableData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { formatMoney, m } from "@comptoir/messages";
import {
  CREDIT_CARD,
  cents,
  computeTip,
  type FieldRefusal,
  firstSavedCard,
  formatCents,
  type Id,
  isRefused,
  MEANS,
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
import type { WalletPayment } from "../../wallets/wallet-sheet.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { type CodeSettings, termOfRefusal } from "../restaurant-cart/codes.ts";
import type { CardsOfVisitor } from "../restaurant-checkout/load-checkout.ts";
import { savedCardWords } from "../restaurant-checkout/steps/card-choice.tsx";
import { TipPicker } from "../restaurant-checkout/steps/tip-fields.tsx";
import { checkTip, freshTip, type Tip, tipOfPick } from "../restaurant-checkout/steps/tip-pick.ts";
import { leastChargeWords } from "./least-charge.ts";
import { ShareGiftCard, useOwnGiftCard } from "./share-gift-card.tsx";
import { SharePoints, useSharePoints } from "./share-points.tsx";
import { ShareWallets } from "./share-wallets.tsx";

type Claim = TableData["claims"][number];
type Body = Parameters<typeof calls.payTableShare>[2];
type Challenge = { readonly url: string; readonly body: Body };

type PayFormProps = {
  readonly claim: Claim;
  readonly cards: CardsOfVisitor;
  readonly codes: CodeSettings;
  /** Whether each kitchen of a food hall takes its own payment. */
  readonly isByKitchen: boolean;
  /** Whether the menu's prices have the taxes. */
  readonly isTaxIncluded: boolean;
  readonly ownEmail: string | null;
  readonly app8RestaurantId: Id;
  /** Called when the claim is given up, or its share is gone, with the reason. */
  readonly onEnd: (problem: string | null) => void;
};

/**
 * Pays a claim: the tip, the points, the gift card, the card for the rest, and one button. It is paid once, however often it is pressed.
 * table#table-paying, table#table-stored, table#table-points.
 */
export function PayForm({
  claim,
  cards: { payment, savedCards, tips },
  codes,
  isByKitchen,
  isTaxIncluded,
  ownEmail,
  app8RestaurantId,
  onEnd,
}: PayFormProps) {
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
  const points = useSharePoints(app8RestaurantId, ownEmail, shareCents);
  const giftCents = Math.min(gift.card?.balanceCents ?? 0, dueCents - points.cents);
  const cardCents = dueCents - points.cents - giftCents;
  const tooLittle = leastChargeWords(cardCents, payment.leastCents);
  const takesCards = card !== null || savedCards.length > 0;
  const isEntered = cardCents > 0 && savedId === null;
  const fields = ["tip", ...Object.keys(card?.entry.labels ?? {})];
  const refusals = [...checkTip(tip.tip), ...(isEntered ? (card?.state.refusals ?? []) : [])];
  const errors = useFormErrors(
    refusals.map((one) => ({ field: one.field, message: wordFieldRefusal(one) })),
    fields,
  );

  /** Returns whether the share is paid. */
  const send = async (body: Body): Promise<boolean> => {
    const result = await calls.payTableShare(browserCaller(venue.id), key, body);
    if (result.ok) {
      void navigate(linkTo("/table"), { replace: true });
      return true;
    }
    const { error } = result;
    if (error?.code === "challenge_required" && error.challenge_url) {
      setChallenge({ url: error.challenge_url, body });
      return false;
    }
    // Without an answer the same request is sent again, so that nothing is paid twice.
    const isUnknown = error === null || error.code === "in_progress";
    setUnanswered(isUnknown ? body : null);
    if (!isUnknown) setKey(makeUuid());
    if (error?.code === "share_gone") {
      onEnd(error.message);
      return false;
    }
    // Stored value may have less by now: its balance is asked again, and the payer sees what it pays.
    if (error?.code === 428 && body.points) points.askAgain();
    if (error && body.giftCard && (error.code === 428 || termOfRefusal(error.code)))
      await gift.apply(String(body.giftCard.code));
    setProblem(silenceWords(result) ?? error?.message ?? m.table_pay_unknown());
    return false;
  };

  /** What stored value pays, as the page shows it; null for none. */
  const stored = {
    points: points.asked,
    giftCard: gift.card && giftCents > 0 ? { code: gift.card.code, amount: formatCents(cents(giftCents)) } : null,
  };

  /** Shows what is wrong in the form, except what a wallet says itself. Returns whether nothing is. */
  const isComplete = (ofForm: readonly FieldRefusal[]) => {
    setProblem(null);
    errors.reveal(fields);
    const [first] = ofForm;
    if (first) document.getElementById(fieldId(first.field))?.focus();
    return first === undefined;
  };

  const payByWallet = async ({ wallet, payload, total }: WalletPayment): Promise<boolean> => {
    // Agreed to another amount: the diner looks at it again.
    if (isBusy || total !== formatCents(cents(cardCents))) return false;
    setIsBusy(true);
    try {
      const checkout = { paymentMethod: wallet, [MEANS[wallet].wallet.payloadField]: payload };
      return await send({ ...shareOf(claim, tip), checkout, ...stored });
    } finally {
      setIsBusy(false);
    }
  };

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isComplete(refusals)) return;
    setIsBusy(true);
    try {
      if (unanswered && isSamePayment(unanswered, { tip: tipOfPick(tip.tip), ...stored })) {
        await send(unanswered);
        return;
      }
      const entered = isEntered && card ? await card.entry.tokenise() : null;
      if (entered && isRefused(entered)) {
        const { field, message } = entered.refused;
        if (field) errors.setGiven({ [field]: message });
        else setProblem(message);
        return;
      }
      await send({ ...bodyOf(claim, tip, entered ?? (cardCents > 0 ? savedId : null)), ...stored });
    } finally {
      setIsBusy(false);
    }
  };

  if (!takesCards && !codes.takesGiftCards) return <Banner tone="caution">{m.checkout_cards_off()}</Banner>;
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="table-pay-yours" className="flex flex-col gap-2">
        <h2 id="table-pay-yours" className="flex flex-wrap justify-between gap-x-4 text-lead">
          <span>{m.table_pay_yours()}</span>
          <span className="figures whitespace-nowrap">{formatMoney(shareCents)}</span>
        </h2>
        <p className="text-small text-ink-soft">{m.table_pay_yours_text()}</p>
        {isByKitchen ? <p className="text-small text-ink-soft">{m.table_pay_by_kitchen()}</p> : null}
        <Form method="post" onSubmit={() => onEnd(null)}>
          <input type="hidden" name="act" value="release" />
          <Button type="submit" tone="plain" className="-mx-1 px-1! text-small">
            {m.table_pay_other()}
          </Button>
        </Form>
      </section>
      <ShareWallets
        {...{ payment, app8RestaurantId, isBusy, onAgreed: payByWallet }}
        cents={cents(cardCents)}
        tipCents={cents(dueCents - shareCents)}
        mayOpen={() => isComplete(checkTip(tip.tip))}
      />
      <form noValidate={true} onSubmit={pay} className="flex flex-col gap-6 noscript:hidden">
        {tips === null ? null : (
          <TipPicker
            {...{ tips, errors, picked: tip, base: cents(centsOf(claim.tipBase)) }}
            hint={isTaxIncluded ? m.table_pay_tip_hint_included() : m.table_pay_tip_hint()}
            onPick={(picked) => setTip({ tip: picked, isSuggested: false })}
          />
        )}
        <SharePoints own={points} />
        {codes.takesGiftCards ? <ShareGiftCard own={gift} codes={codes} paysCents={giftCents} /> : null}
        {tooLittle && takesCards ? (
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
        {takesCards || cardCents === 0 ? null : (
          <Banner tone="caution" role="status">
            {m.table_pay_gift_card_only({ amount: formatMoney(cardCents) })}
          </Banner>
        )}
        <Button type="submit" tone="primary" wide={true} busy={isBusy} disabled={!takesCards && cardCents > 0}>
          {cardCents === 0 ? storedWords(points.cents, giftCents) : m.table_pay_now({ amount: formatMoney(cardCents) })}
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
function isSamePayment({ tip, points, giftCard }: Body, asked: Partial<Body>): boolean {
  return JSON.stringify([tip, points, giftCard]) === JSON.stringify([asked.tip, asked.points, asked.giftCard]);
}

/** What the button says if no card is needed. */
function storedWords(pointsCents: number, giftCents: number): string {
  if (pointsCents === 0) return m.table_pay_by_gift_card();
  return giftCents === 0 ? m.table_pay_by_points() : m.table_pay_by_points_and_gift_card();
}

function tipCentsOf({ tip }: Tip, claim: Claim): number {
  const choice = parseTipChoice(tipOfPick(tip));
  return choice === null || isRefused(choice) ? 0 : computeTip(cents(centsOf(claim.tipBase)), choice);
}

/** The claim that is paid, with the payer's tip. */
function shareOf({ id, amount }: Claim, { tip }: Tip) {
  return { claim: id, amount, tip: tipOfPick(tip) };
}

/** The payment of a claim by an entered card, or by the saved card with this id. */
function bodyOf(claim: Claim, tip: Tip, card: CardToken | string | null): Body {
  const common = shareOf(claim, tip);
  if (typeof card === "string") {
    return { ...common, checkout: { paymentMethod: CREDIT_CARD.name }, chosenCreditCard: { paymentCardId: card } };
  }
  return { ...common, checkout: { paymentMethod: CREDIT_CARD.name, card } };
}
