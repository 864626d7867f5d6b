import { m } from "@comptoir/messages";
import { useEffect, useId, useRef, useState } from "react";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useCartScope, useRestaurant } from "../restaurant/use-restaurant.ts";
import { AppliedCode } from "./applied-code.tsx";
import { CodeField, ScanGiftCard } from "./code-field.tsx";
import { type CodeSettings, type CodeTerm, termOfRefusal } from "./codes.ts";
import { findCodeTerm } from "./find-code-term.ts";
import { useKeptCodes } from "./use-kept-codes.ts";

export type CodeFieldsProps = CodeSettings & {
  /** The promo code of the signed-in person's account, which is applied automatically; null for none. */
  readonly ownPromo?: string | null;
};

/**
 * The field for codes of any kind (checkout#any-code). A refused code is removed and the cart is repriced without
 * it. If it was the account's own promo code, a text below the field says so. checkout#own-promo-code.
 */
export function CodeFields({ ownPromo: ownCode, ...settings }: CodeFieldsProps) {
  const terms = useCart((cart) => cart.terms);
  const costs = useCart((cart) => cart.confirmed?.answer.costs);
  const kinds = codeKinds(settings);
  const ownPromo = settings.takesDiscounts ? (ownCode ?? null) : null;
  useKeptCodes(useCartScope(), ownPromo);
  const [toggledOpen, setOpen] = useState<boolean | null>(null);
  const entry = useCodeEntry(kinds, ownPromo);
  const id = useId();
  // Codes restored after a reload arrive after the first render, and unfold the field then.
  const isShown = ({ term }: Kind) =>
    terms[term] !== null && (terms[term] !== ownPromo || costs?.discount.code === ownPromo);
  if (kinds.length === 0) return null;
  const remove = (term: CodeTerm) => {
    entry.change(term, null);
    // The button disappears with its code, so the focus moves to the field.
    document.getElementById(id)?.focus();
  };
  return (
    <div>
      <Disclosure
        summary={kinds.map(({ title }) => title).join(" · ")}
        className="border-b border-hairline"
        open={toggledOpen ?? kinds.some(isShown)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <div className="flex flex-col gap-3 pt-1 pb-4 text-body">
          {kinds.map(({ term, title }) => {
            const code = terms[term];
            if (code === null) return null;
            return <AppliedCode key={term} {...{ term, code }} kind={title} onRemove={() => remove(term)} />;
          })}
          <CodeField id={id} {...fieldWords(kinds)} {...entry.field} />
          {settings.scansGiftCards ? <ScanGiftCard onScanned={(code) => entry.change("voucherCode", code)} /> : null}
        </div>
      </Disclosure>
      <p role="status" className="text-small text-ink-soft not-empty:pt-3">
        {ownPromo !== null && entry.isOwnRefused && terms.discountCode === null
          ? m.cart_promo_not_here({ code: ownPromo })
          : null}
      </p>
    </div>
  );
}

/** Holds the entered code, looks up its kind, applies it, and keeps the message of a refusal. */
function useCodeEntry(kinds: readonly Kind[], ownPromo: string | null) {
  const { changeTerms } = useCartActions();
  const { venue } = useRestaurant();
  const failure = useCart((cart) => cart.failure);
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isOwnRefused, setOwnRefused] = useState(false);
  // If a promo code is refused before the diner has entered one, it is the code of the account.
  const isEntered = useRef(false);
  const entered = useRef("");
  useEffect(() => {
    const term = failure && termOfRefusal(failure.code);
    // After a refusal the cart is priced without the code, which clears `failure`. The field keeps the message.
    if (!failure || !term) return;
    if (term === "discountCode" && ownPromo !== null && !isEntered.current) return setOwnRefused(true);
    setRefusal(term === "memberIdentifier" ? m.cart_member_unknown() : failure.message);
    setTyped((now) => (now === "" ? entered.current : now));
  }, [failure, ownPromo]);

  const change = (term: CodeTerm, code: string | null) => {
    setRefusal(null);
    isEntered.current ||= term === "discountCode";
    entered.current = code ?? "";
    // The diner may have begun another code since.
    if (code !== null) setTyped((now) => (now.trim() === code ? "" : now));
    changeTerms({ [term]: code });
  };
  const apply = async (code: string) => {
    setRefusal(null);
    const [only, ...others] = kinds;
    if (only && others.length === 0) return change(only.term, code);
    setIsBusy(true);
    const found = await findCodeTerm(venue.id, code);
    setIsBusy(false);
    if ("refused" in found) setRefusal(found.refused);
    else change(found.term, code);
  };
  const field = { refusal, isBusy, typed, onType: setTyped, onApply: (code: string) => void apply(code) };
  return { change, isOwnRefused, field };
}

type Kind = {
  readonly term: CodeTerm;
  /** The name of the kind, in the summary of the folded field and at an applied code. */
  readonly title: string;
  /** The label of the field, if this is the only kind. */
  readonly label: string;
  readonly hint: string | null;
};

function codeKinds(settings: CodeSettings): readonly Kind[] {
  const { takesDiscounts, takesGiftCards, giftCardTitle, giftCardLabel, giftCardTooltip, membership } = settings;
  const promo = m.cart_code_discount();
  const card = giftCardTitle ?? giftCardLabel ?? m.cart_code_gift_card();
  const member = membership?.label ?? m.cart_code_member();
  const kinds: (Kind | null)[] = [
    takesDiscounts ? { term: "discountCode", title: promo, label: promo, hint: null } : null,
    takesGiftCards ? { term: "voucherCode", title: card, label: giftCardLabel ?? card, hint: giftCardTooltip } : null,
    membership ? { term: "memberIdentifier", title: member, label: member, hint: membership.tooltip } : null,
  ];
  return kinds.filter((kind) => kind !== null);
}

function fieldWords(kinds: readonly Kind[]): { readonly label: string; readonly hint: string | null } {
  const [only, ...others] = kinds;
  if (only && others.length === 0) return { label: only.label, hint: only.hint };
  const hints = kinds.flatMap(({ label, hint }) => (hint ? [m.cart_code_hint({ kind: label, hint })] : []));
  return { label: m.cart_code_any(), hint: hints.join(" ") || null };
}
