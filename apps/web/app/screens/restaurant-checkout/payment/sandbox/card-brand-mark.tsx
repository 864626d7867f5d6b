import type { CardBrand } from "@comptoir/ordering";
import { CreditCard } from "lucide-react";
import { brandName } from "../../../restaurant-order/payment-words.ts";

/** The brand of a card as its number is typed, at the end of the field; short enough to leave the number in sight on a phone. */
export function CardBrandMark({ brand }: { readonly brand: CardBrand | null }) {
  if (brand === null) return <CreditCard size={20} aria-hidden="true" className="text-ink-soft" />;
  return (
    <span className="rounded-[0.3rem] border border-hairline bg-tint px-1.5 text-fine font-semibold tracking-wide">
      {brand === "AMEX" ? "Amex" : brandName(brand)}
    </span>
  );
}
