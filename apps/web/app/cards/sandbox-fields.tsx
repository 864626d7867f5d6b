import { m } from "@comptoir/messages";
import {
  type CardBrand,
  type CardForm,
  cardBrandOf,
  digitsOnly,
  formatCardNumber,
  formatExpiry,
} from "@comptoir/ordering";
import { brandName } from "@comptoir/receipt";
import CreditCard from "lucide-react/icons/credit-card";
import { type StoreApi, useStore } from "zustand";
import { type FormErrors, fieldId } from "../forms/form-errors.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { CardPrivacy } from "./card-privacy.tsx";
import { FormattedField } from "./formatted-field.tsx";
import { PostalCodeField } from "./postal-code-field.tsx";

/** Maximum length of a formatted card number: 19 digits in groups of four. */
const NUMBER_LENGTH = 23;

type CardFieldsProps = {
  readonly entry: StoreApi<{ readonly card: CardForm }>;
  readonly change: (change: Partial<CardForm>) => void;
  readonly needsPostalCode: boolean;
  readonly errors: FormErrors;
};

/**
 * The fields of a test card. They have no `name`, so that no form submits them. Autocomplete is off, because
 * it would offer the diner's real card to the sandbox. payment#card-numbers, promises#promise-41.
 */
export function CardFields({ entry, change: changeCard, needsPostalCode, errors }: CardFieldsProps) {
  const { card } = useStore(entry);
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
      <TestCards onPick={changeCard} />
      <div className="@container">
        <div className="grid gap-4 @[16rem]:grid-cols-2">
          <FormattedField
            {...tie("card.number", "number")}
            label={m.checkout_card_number()}
            format={formatCardNumber}
            onText={(number) => change("card.number", { number })}
            badge={<CardBrandMark brand={brand} />}
            maxLength={NUMBER_LENGTH}
            autoComplete="off"
            className="@[16rem]:col-span-2"
          />
          <FormattedField
            {...tie("card.expiry_date", "expiryDate")}
            label={m.checkout_card_expiry()}
            placeholder={m.checkout_card_expiry_form()}
            format={formatExpiry}
            onText={(expiryDate) => change("card.expiry_date", { expiryDate })}
            maxLength={5}
            autoComplete="off"
          />
          <FormattedField
            {...tie("card.cvd", "cvd")}
            label={m.checkout_card_cvd()}
            hint={brand === "AMEX" ? m.checkout_card_cvd_amex() : m.checkout_card_cvd_hint()}
            format={(text) => digitsOnly(text).slice(0, 4)}
            onText={(cvd) => change("card.cvd", { cvd })}
            maxLength={4}
            autoComplete="off"
          />
          <PostalCodeField
            {...tie("card.postal_code", "postalCode")}
            optional={!needsPostalCode}
            autoComplete="off"
            className="@[16rem]:col-span-2"
            onText={(postalCode) => change("card.postal_code", { postalCode })}
          />
        </div>
      </div>
      <CardPrivacy />
    </>
  );
}

/** Abbreviates the brand so that the card number stays visible on a phone. */
function CardBrandMark({ brand }: { readonly brand: CardBrand | null }) {
  if (brand === null) return <CreditCard size={20} aria-hidden="true" className="text-ink-soft" />;
  return (
    <span className="rounded-[0.3rem] border border-hairline bg-tint px-1.5 text-fine font-semibold tracking-wide">
      {brand === "AMEX" ? "Amex" : brandName(brand)}
    </span>
  );
}

/** The sandbox refuses every other number. */
const TEST_CARDS = [
  { number: "4242424242424242", words: () => m.checkout_test_approve() },
  { number: "378282246310005", words: () => m.checkout_test_approve_amex() },
  { number: "4000000000000002", words: () => m.checkout_test_decline() },
  { number: "4000002760003184", words: () => m.checkout_test_challenge() },
  { number: "4000000000009961", words: () => m.checkout_test_unreachable() },
  { number: "4000000000000341", words: () => m.checkout_test_fail() },
] as const;

function TestCards({ onPick }: { readonly onPick: (card: CardForm) => void }) {
  return (
    <Disclosure summary={m.checkout_test_heading()} className="rounded-card bg-tint px-4">
      <ul className="divide-y divide-hairline pb-2">
        {TEST_CARDS.map(({ number, words }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <span className="figures block">{formatCardNumber(number)}</span>
              <span className="block text-fine text-ink-soft">{words()}</span>
            </span>
            <Button
              tone="plain"
              className="px-2! text-small"
              aria-label={m.checkout_test_use_named({ what: words() })}
              onClick={() => onPick(filledIn(number))}
            >
              {m.checkout_test_use()}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function filledIn(number: string): CardForm {
  const isAmex = number.startsWith("3");
  return { number: formatCardNumber(number), expiryDate: "12/34", cvd: isAmex ? "1234" : "123", postalCode: "M5V 2T6" };
}
