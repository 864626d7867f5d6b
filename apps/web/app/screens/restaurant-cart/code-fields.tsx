import { formatMoney, m } from "@comptoir/messages";
import { ChevronDown, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { centsOf } from "../../bill/bill-rows.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { CodeSettings } from "./code-settings.ts";
import { type CodeTerm, termOfRefusal } from "./line-troubles.ts";

/**
 * A promo code and a gift card. A code that fails is taken back, the costs are worked out without it, and its message stays
 * at its field. Spec 4, Discount and gift card; Spec 8.
 */
export function CodeFields({ takesDiscounts, takesGiftCards, giftCardLabel }: CodeSettings) {
  const failure = useCart((cart) => cart.failure);
  const terms = useCart((cart) => cart.terms);
  const costs = useCart((cart) => cart.confirmed?.answer.costs);
  const [isOpen, setOpen] = useState(terms.discountCode !== null || terms.voucherCode !== null);
  const [refusals, setRefusals] = useState<Partial<Record<CodeTerm, string>>>({});
  useEffect(() => {
    const term = failure && termOfRefusal(failure.code);
    // The cart forgets its failure as soon as it is priced without the code; the field must not.
    if (failure && term) setRefusals((known) => ({ ...known, [term]: failure.message }));
  }, [failure]);
  if (!takesDiscounts && !takesGiftCards) return null;

  const clear = (term: CodeTerm) => setRefusals((known) => ({ ...known, [term]: undefined }));
  return (
    <details
      className="group border-b border-hairline"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-small font-medium">
        {takesDiscounts && takesGiftCards
          ? m.cart_codes_both()
          : takesDiscounts
            ? m.cart_code_discount()
            : (giftCardLabel ?? m.cart_code_gift_card())}
        <ChevronDown size={18} aria-hidden="true" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        {takesDiscounts ? (
          <CodeField
            term="discountCode"
            label={m.cart_code_discount()}
            refusal={refusals.discountCode}
            onTry={() => clear("discountCode")}
            applied={
              costs?.discount.code
                ? m.cart_discount_applied({ amount: formatMoney(centsOf(costs.discount.amount)) })
                : null
            }
          />
        ) : null}
        {takesGiftCards ? (
          <CodeField
            term="voucherCode"
            label={giftCardLabel ?? m.cart_code_gift_card()}
            refusal={refusals.voucherCode}
            onTry={() => clear("voucherCode")}
            applied={
              costs?.voucher.code
                ? m.cart_gift_card_applied({ balance: formatMoney(centsOf(costs.voucher.balance)) })
                : null
            }
          />
        ) : null}
      </div>
    </details>
  );
}

type CodeFieldProps = {
  readonly term: CodeTerm;
  readonly label: string;
  readonly refusal: string | undefined;
  readonly applied: ReactNode;
  readonly onTry: () => void;
};

function CodeField({ term, label, refusal, applied, onTry }: CodeFieldProps) {
  const { changeTerms } = useCartActions();
  const code = useCart((cart) => cart.terms[term]);
  const isAsking = useCart((cart) => cart.sync === "pending");
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const id = useId();

  if (code !== null) {
    return (
      <div className="flex items-center justify-between gap-3 rounded-control bg-tint py-1 pr-1 pl-4 text-small">
        <p role="status" className="min-w-0">
          <span className="font-semibold break-all">{code}</span>
          {applied && !isAsking ? <span className="block text-ink-soft">{applied}</span> : null}
        </p>
        <IconButton
          label={m.cart_code_remove({ code })}
          icon={<X size={18} />}
          onClick={() => changeTerms({ [term]: null })}
        />
      </div>
    );
  }
  const apply = () => {
    const wanted = typed.trim();
    setMissing(wanted === "");
    onTry();
    if (wanted !== "") changeTerms({ [term]: wanted });
  };
  return (
    <div className="flex items-start gap-2">
      <TextField
        id={id}
        label={label}
        optional={true}
        className="min-w-0 flex-1"
        value={typed}
        error={isMissing ? m.form_required() : refusal}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Inside the checkout's form, Enter is for the code, not for the order.
          event.preventDefault();
          apply();
        }}
      />
      <Button className="mt-[1.85rem]" onClick={apply}>
        {m.cart_code_apply()}
      </Button>
    </div>
  );
}
