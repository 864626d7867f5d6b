import { m } from "@comptoir/messages";
import { Suspense, useSyncExternalStore } from "react";
import { useCart, useCartCount } from "../../../cart/use-cart.ts";
import { CART_TARGET } from "../../../ui/fly-to-cart.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { ChargesView } from "../head/charges.tsx";

/** The lines of the cart, lazy-loaded only if the screen is wide enough and the cart has lines. */
const FilledCart = lazyPart(() => import("./filled-cart.tsx"));

/** The minimum width that shows the cart beside the menu; the style sheet's `xl`. */
const WIDE = "(min-width: 80rem)";

export function CartAside({ charges }: { readonly charges: ChargesView }) {
  const { count } = useCartCount();
  const isServerCartUnknown = useCart((cart) => cart.isServerCartUnknown);
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return (
    <aside
      aria-label={m.menu_cart_heading()}
      className="sticky top-(--above) hidden max-h-[calc(100dvh-var(--above))] flex-col py-8 xl:flex"
    >
      <div className="flex min-h-0 flex-col rounded-card border border-hairline bg-raised">
        <h2 {...CART_TARGET} className="px-5 pt-4 pb-3 text-lead">
          {m.menu_cart_heading()}
        </h2>
        {count === 0 ? (
          <p className="px-5 pb-6 text-small text-ink-soft">
            {isServerCartUnknown ? m.cart_unread() : m.menu_cart_empty_text()}
          </p>
        ) : null}
        {count > 0 && isWide ? (
          <Suspense fallback={<CartShape />}>
            <FilledCart charges={charges} />
          </Suspense>
        ) : null}
      </div>
    </aside>
  );
}

function CartShape() {
  return (
    <div className="flex flex-col gap-3 px-5 pb-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-12" />
    </div>
  );
}

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
