import type { PaymentMethodData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { brandName } from "@comptoir/receipt";
import { PostalCodeField } from "../../../cards/postal-code-field.tsx";
import { fieldId } from "../../../forms/form-errors.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import type { StepProps } from "../form/checkout-step.ts";

/** The card that pays: a saved one, or an entered one if `savedId` is null. Only the gateway has an entered card's data. */
export type CardChosen = {
  readonly savedId: string | null;
  /** The postal code that the diner entered for a saved card, if it has changed since it was saved. payment#avs. */
  readonly postalCode: string;
  /** Whether the entered card is saved for later; off by default. payment#method-change. */
  readonly saves: boolean;
};

/** The gateways' name for the field of the postal code. */
const POSTAL_CODE = "card.postal_code";

export function savedCardOf(
  { savedId }: Pick<CardChosen, "savedId">,
  { savedCards }: CheckoutSetup,
): PaymentMethodData | null {
  return savedCards.find(({ paymentCardId }) => paymentCardId === savedId) ?? null;
}

export function savedCardWords({ type, last4 }: PaymentMethodData): string {
  return m.order_card_ending({ brand: brandName(type), last4: last4 ?? "" });
}

/** The saved cards of the signed-in person, and the fields to enter another. payment#method-change. */
export function CardChoice({ part, change, facts: { setup, card, keepsCards }, errors }: StepProps<CardChosen>) {
  const { savedCards } = setup;
  const entered = card ? (
    <>
      <card.entry.Fields errors={errors} />
      {keepsCards && !card.state.isUnreachable ? (
        <Checkbox
          bare={true}
          label={m.checkout_card_save()}
          checked={part.saves}
          onChange={({ target }) => change({ saves: target.checked })}
        />
      ) : null}
    </>
  ) : null;
  if (savedCards.length === 0) return entered;
  const isEntered = savedCardOf(part, setup) === null;
  return (
    <>
      <ChoiceGroup legend={m.checkout_pay_with()}>
        {savedCards.map((saved) => (
          <RadioCard
            key={saved.paymentCardId}
            name="saved-card"
            checked={part.savedId === saved.paymentCardId}
            onChange={() => change({ savedId: saved.paymentCardId })}
            label={savedCardWords(saved)}
            description={saved.expiry_date ? m.checkout_card_until({ date: saved.expiry_date }) : null}
          />
        ))}
        {card === null ? null : (
          <RadioCard
            name="saved-card"
            checked={isEntered}
            onChange={() => change({ savedId: null, saves: false })}
            label={m.checkout_card_other()}
          />
        )}
      </ChoiceGroup>
      {isEntered ? entered : null}
      {!isEntered && setup.payment.avs ? (
        <PostalCodeField
          id={fieldId(POSTAL_CODE)}
          error={errors.messageOf(POSTAL_CODE)}
          hint={m.checkout_card_postal_code_kept()}
          optional={true}
          autoComplete="billing postal-code"
          value={part.postalCode}
          onText={(postalCode) => {
            errors.clearGiven(POSTAL_CODE);
            change({ postalCode });
          }}
        />
      ) : null}
    </>
  );
}
