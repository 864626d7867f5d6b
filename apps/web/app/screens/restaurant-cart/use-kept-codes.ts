import type { Id } from "@comptoir/ordering";
import { useEffect, useRef } from "react";
import { browserStorage, readStorage, writeStorage } from "../../browser-storage.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import type { CodeTerm } from "./codes.ts";

const TERMS: readonly CodeTerm[] = ["discountCode", "voucherCode", "memberIdentifier"];
const nameOf = (place: Id) => `comptoir-codes ${place}`;
const triedNameOf = (place: Id) => `comptoir-promo-tried ${place}`;

/**
 * Keeps the entered codes in the tab's storage and applies them again after a reload. Tries the account's own
 * promo code once, unless another one is entered. checkout#own-promo-code.
 */
export function useKeptCodes(place: Id, ownPromo: string | null): void {
  const { changeTerms } = useCartActions();
  const { discountCode, voucherCode, memberIdentifier } = useCart((cart) => cart.terms);
  const isRestored = useRef(false);
  useEffect(() => {
    const entered = { discountCode, voucherCode, memberIdentifier };
    if (isRestored.current) {
      const hasCode = Object.values(entered).some((code) => code !== null);
      writeStorage(browserStorage().tab, nameOf(place), hasCode ? JSON.stringify(entered) : null);
      return;
    }
    isRestored.current = true;
    const known = { ...untriedPromo(place, ownPromo), ...readCodes(place) };
    const missing = Object.entries(known).filter(([term]) => entered[term as CodeTerm] === null);
    if (missing.length > 0) changeTerms(Object.fromEntries(missing));
  }, [place, ownPromo, discountCode, voucherCode, memberIdentifier, changeTerms]);
}

function untriedPromo(place: Id, ownPromo: string | null): Partial<Record<CodeTerm, string>> {
  const { tab } = browserStorage();
  if (ownPromo === null || readStorage(tab, triedNameOf(place)) === ownPromo) return {};
  writeStorage(tab, triedNameOf(place), ownPromo);
  return { discountCode: ownPromo };
}

/** Deletes the stored codes after an order was placed. ordering#cart-after-order. */
export function forgetCodes(place: Id): void {
  const { tab } = browserStorage();
  writeStorage(tab, nameOf(place), null);
  writeStorage(tab, triedNameOf(place), null);
}

function readCodes(place: Id): Partial<Record<CodeTerm, string>> {
  try {
    const kept = JSON.parse(readStorage(browserStorage().tab, nameOf(place)) ?? "{}") as Readonly<
      Record<string, unknown>
    >;
    return Object.fromEntries(TERMS.flatMap((term) => (typeof kept[term] === "string" ? [[term, kept[term]]] : [])));
  } catch {
    return {};
  }
}
