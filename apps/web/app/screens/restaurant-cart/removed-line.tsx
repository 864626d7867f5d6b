import { currentLocale, m } from "@comptoir/messages";
import { type CartLine, localizedText } from "@comptoir/ordering";
import { useEffect, useRef } from "react";
import { dishOfLine } from "../../cart/known-dish.ts";
import { useCart } from "../../cart/use-cart.ts";
import { Button } from "../../ui/button.tsx";

/** Shows a removed line with an undo button. The button takes the focus, since the pressed remove button is gone. */
export function RemovedLine({ line, onUndo }: { readonly line: CartLine; readonly onUndo: () => void }) {
  const dish = useCart((cart) => dishOfLine(cart.dishes, line));
  const name = dish ? localizedText(dish, "name", currentLocale()) : m.cart_unknown_dish();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <li ref={place} className="flex items-center justify-between gap-4 py-3 text-small text-ink-soft">
      <span role="status">{m.cart_removed({ name })}</span>
      <Button tone="plain" className="px-1!" onClick={onUndo}>
        {m.cart_undo()}
      </Button>
    </li>
  );
}
