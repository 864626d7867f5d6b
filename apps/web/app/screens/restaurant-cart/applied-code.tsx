import { formatMoney, m } from "@comptoir/messages";
import { type CostsData, discountCodeKey } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import X from "lucide-react/icons/x";
import { useCart } from "../../cart/use-cart.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { type CodeTerm, maskedCode } from "./codes.ts";

type AppliedCodeProps = {
  readonly term: CodeTerm;
  readonly code: string;
  /** The kind's name, such as "Gift card". */
  readonly kind: string;
  readonly onRemove: () => void;
};

export function AppliedCode({ term, code, kind, onRemove }: AppliedCodeProps) {
  const costs = useCart((cart) => cart.confirmed?.answer.costs);
  const isAsking = useCart((cart) => cart.sync === "pending");
  const shown = shownCode(term, code, costs);
  const effect = costs && !isAsking ? appliedWords(term, costs) : null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-tint py-1 pr-1 pl-4 text-small">
      <p role="status" className="min-w-0 py-1.5">
        <span className="text-ink-soft">{kind}</span> <span className="font-semibold break-all">{shown}</span>
        {effect ? <span className="block text-ink-soft">{effect}</span> : null}
      </p>
      <IconButton label={m.cart_code_remove({ code: shown })} icon={<X size={18} />} onClick={onRemove} />
    </div>
  );
}

/** Returns a code for display: a gift card masked, a promo code as the restaurant spells it once it is confirmed. */
function shownCode(term: CodeTerm, code: string, costs: CostsData | undefined): string {
  if (term === "voucherCode") return maskedCode(code);
  const written = term === "discountCode" ? costs?.discount.code : null;
  return written != null && discountCodeKey(code) === discountCodeKey(written) ? written : code;
}

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
