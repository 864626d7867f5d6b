import { m } from "@comptoir/messages";
import { type CardForm, formatCardNumber } from "@comptoir/ordering";
import { Button } from "../../../../ui/button.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";

/** Cards of the sandbox, by what it does with them. The gateway refuses every other number. */
const TEST_CARDS = [
  { number: "4242424242424242", words: () => m.checkout_test_approve() },
  { number: "378282246310005", words: () => m.checkout_test_approve_amex() },
  { number: "4000000000000002", words: () => m.checkout_test_decline() },
  { number: "4000002760003184", words: () => m.checkout_test_challenge() },
  { number: "4000000000009961", words: () => m.checkout_test_unreachable() },
  { number: "4000000000000341", words: () => m.checkout_test_fail() },
] as const;

/** Says that this is a trial, and fills in a card that it takes. */
export function TestCards({ onPick }: { readonly onPick: (card: CardForm) => void }) {
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
