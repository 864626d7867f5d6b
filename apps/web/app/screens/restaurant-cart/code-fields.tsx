import { formatMoney, m } from "@comptoir/messages";
import { type CostsData, discountCodeKey } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { useEffect, useRef, useState } from "react";
import { useCart } from "../../cart/use-cart.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useCartScope } from "../restaurant/use-restaurant.ts";
import { CodeField } from "./code-field.tsx";
import { type CodeSettings, type CodeTerm, termOfRefusal } from "./codes.ts";
import { useKeptCodes } from "./use-kept-codes.ts";

export type CodeFieldsProps = CodeSettings & {
  /** The promo code of the signed-in person's account, which is applied automatically; null for none. */
  readonly ownPromo?: string | null;
};

/**
 * The fields for a promo code, a gift card and a membership. checkout#discount-code, checkout#gift-card-code.
 * A refused code is removed and the cart is repriced; the message stays at the field.
 * A refused promo code of the person's account has a line of text below the fields instead. checkout#own-promo-code.
 */
export function CodeFields({ ownPromo: ownCode, ...settings }: CodeFieldsProps) {
  const failure = useCart((cart) => cart.failure);
  const terms = useCart((cart) => cart.terms);
  const costs = useCart((cart) => cart.confirmed?.answer.costs);
  const fields = codeFields(settings);
  const ownPromo = settings.takesDiscounts ? (ownCode ?? null) : null;
  useKeptCodes(useCartScope(), ownPromo);
  const [isOwnOut, setOwnOut] = useState(false);
  // If a promo code is refused before the diner has entered one, it is the code of the account.
  const isTyped = useRef(false);
  const [toggledOpen, setOpen] = useState<boolean | null>(null);
  // Codes restored after a reload arrive after the first render, and unfold the fields then.
  const isShown = (term: CodeTerm) =>
    terms[term] !== null && (terms[term] !== ownPromo || costs?.discount.code === ownPromo);
  const isOpen = toggledOpen ?? fields.some(({ term }) => isShown(term));
  const [refusals, setRefusals] = useState<Partial<Record<CodeTerm, string>>>({});
  useEffect(() => {
    const term = failure && termOfRefusal(failure.code);
    // After a refusal the cart is priced without the code, which clears `failure`. The field keeps the message.
    if (!failure || !term) return;
    if (term === "discountCode" && ownPromo !== null && !isTyped.current) return setOwnOut(true);
    const message = term === "memberIdentifier" ? m.cart_member_unknown() : failure.message;
    setRefusals((known) => ({ ...known, [term]: message }));
  }, [failure, ownPromo]);
  if (fields.length === 0) return null;
  const disclosure = (
    <Disclosure
      summary={fields.map(({ title, label }) => title ?? label).join(" · ")}
      className="border-b border-hairline"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className="flex flex-col gap-4 pt-1 pb-4 text-body">
        {fields.map(({ term, label, hint }) => (
          <CodeField
            key={term}
            term={term}
            label={label}
            hint={hint}
            refusal={refusals[term]}
            isScanned={term === "voucherCode" && settings.scansGiftCards}
            onTry={() => {
              isTyped.current ||= term === "discountCode";
              setRefusals((known) => ({ ...known, [term]: undefined }));
            }}
            written={term === "discountCode" ? writtenCode(terms.discountCode, costs?.discount.code) : null}
            applied={costs ? appliedWords(term, costs) : null}
          />
        ))}
      </div>
    </Disclosure>
  );
  if (ownPromo === null) return disclosure;
  return (
    <div>
      {disclosure}
      <p role="status" className="text-small text-ink-soft not-empty:pt-3">
        {isOwnOut && terms.discountCode === null ? m.cart_promo_not_here({ code: ownPromo }) : null}
      </p>
    </div>
  );
}

type Field = {
  readonly term: CodeTerm;
  /** The name of the code in the summary of the folded fields; defaults to `label`. */
  readonly title?: string | null;
  readonly label: string;
  readonly hint: string | null;
};

function codeFields({
  takesDiscounts,
  takesGiftCards,
  giftCardTitle,
  giftCardLabel,
  giftCardTooltip,
  membership,
}: CodeSettings): readonly Field[] {
  const fields: (Field | null)[] = [
    takesDiscounts ? { term: "discountCode", label: m.cart_code_discount(), hint: null } : null,
    takesGiftCards
      ? {
          term: "voucherCode",
          title: giftCardTitle,
          label: giftCardLabel ?? giftCardTitle ?? m.cart_code_gift_card(),
          hint: giftCardTooltip,
        }
      : null,
    membership
      ? { term: "memberIdentifier", label: membership.label ?? m.cart_code_member(), hint: membership.tooltip }
      : null,
  ];
  return fields.filter((field) => field !== null);
}

/** Returns the promo code as the restaurant spells it; null until the server confirmed the entered code. */
function writtenCode(entered: string | null, known: string | null = null): string | null {
  return entered !== null && known !== null && discountCodeKey(entered) === discountCodeKey(known) ? known : null;
}

/** Returns the text for the effect of an applied code. */
function appliedWords(term: CodeTerm, { discount, voucher, memberDiscount }: CostsData): string | null {
  switch (term) {
    case "discountCode":
      return discount.code === null ? null : m.cart_discount_applied({ amount: formatMoney(centsOf(discount.amount)) });
    case "voucherCode":
      return voucher.code === null
        ? null
        : m.cart_gift_card_applied({ balance: formatMoney(centsOf(voucher.balance)) });
    case "memberIdentifier":
      return centsOf(memberDiscount.preTax) === 0
        ? m.cart_member_applied()
        : m.cart_member_saves({ amount: formatMoney(centsOf(memberDiscount.preTax)) });
  }
}
