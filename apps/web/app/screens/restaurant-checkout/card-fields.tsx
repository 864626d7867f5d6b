import { m } from "@comptoir/messages";
import { type CardForm, cardBrandOf, digitsOnly, formatCardNumber, formatExpiry } from "@comptoir/ordering";
import { Lock } from "lucide-react";
import { TextField } from "../../ui/field.tsx";
import { CardBrandMark } from "./card-brand-mark.tsx";
import { FormattedField } from "./formatted-field.tsx";
import { TestCards } from "./test-cards.tsx";
import type { Checkout } from "./use-checkout.ts";
import { fieldId } from "./use-form-errors.ts";

/** A number in groups of four, with 19 digits at most. */
const NUMBER_LENGTH = 23;

/**
 * The card. Its fields have no names, so that no form can ever send them: they go to the payment gateway alone, and are kept
 * nowhere. Rules, section 4; Promise 41.
 */
export function CardFields({ checkout }: { readonly checkout: Checkout }) {
  const { setup, card, changeCard, errors } = checkout;
  const isSandbox = setup.payment.processor === "sandbox";
  // Browsers offer the diner's real card for these; the sandbox must never see one.
  const complete = (token: string) => (isSandbox ? "off" : token);
  const brand = cardBrandOf(card.number);
  const tie = (field: string, name: keyof CardForm) => ({
    id: fieldId(field),
    error: errors.messageOf(field),
    value: card[name],
    onBlur: () => (card[name].trim() === "" ? undefined : errors.reveal([field])),
  });
  const change = (field: string, value: Partial<CardForm>) => {
    errors.clearGiven(field);
    changeCard(value);
  };
  return (
    <>
      {isSandbox ? <TestCards onPick={changeCard} /> : null}
      <div className="@container">
        <div className="grid gap-4 @[16rem]:grid-cols-2">
          <FormattedField
            {...tie("card.number", "number")}
            label={m.checkout_card_number()}
            format={formatCardNumber}
            onText={(number) => change("card.number", { number })}
            badge={<CardBrandMark brand={brand} />}
            maxLength={NUMBER_LENGTH}
            autoComplete={complete("cc-number")}
            className="@[16rem]:col-span-2"
          />
          <FormattedField
            {...tie("card.expiry_date", "expiryDate")}
            label={m.checkout_card_expiry()}
            placeholder={m.checkout_card_expiry_form()}
            format={formatExpiry}
            onText={(expiryDate) => change("card.expiry_date", { expiryDate })}
            maxLength={5}
            autoComplete={complete("cc-exp")}
          />
          <FormattedField
            {...tie("card.cvd", "cvd")}
            label={m.checkout_card_cvd()}
            hint={brand === "AMEX" ? m.checkout_card_cvd_amex() : m.checkout_card_cvd_hint()}
            format={(text) => digitsOnly(text).slice(0, 4)}
            onText={(cvd) => change("card.cvd", { cvd })}
            maxLength={4}
            autoComplete={complete("cc-csc")}
          />
          <TextField
            {...tie("card.postal_code", "postalCode")}
            label={m.checkout_card_postal_code()}
            hint={setup.payment.avs ? m.checkout_card_postal_code_hint() : null}
            optional={!setup.payment.avs}
            maxLength={10}
            autoComplete={complete("billing postal-code")}
            autoCapitalize="characters"
            className="@[16rem]:col-span-2 sm:col-span-1!"
            onChange={({ target }) => change("card.postal_code", { postalCode: target.value.toUpperCase() })}
          />
        </div>
      </div>
      <p className="flex gap-2 text-fine text-ink-soft">
        <Lock size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
        {m.checkout_card_private()}
      </p>
    </>
  );
}
