import { m } from "@comptoir/messages";
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { loader } from "./item-viewer/route.tsx";
import type { CardView } from "./menu-view.ts";

/** How many of a dish are in the cart, whatever was chosen with them. */
function useCountInCart({ id }: CardView): number {
  return useCart(({ lines }) =>
    lines.reduce((sum, line) => (String(line.id) === String(id) ? sum + line.quantity : sum), 0),
  );
}

const CORNER = "absolute right-1.5 bottom-1.5 grid place-items-center rounded-full";

/** Says on a card how many of its dish are in the cart; nothing when there are none. */
export function CountInCart({ card }: { readonly card: CardView }) {
  const count = useCountInCart(card);
  if (count === 0) return null;
  return (
    <span className={classNames(CORNER, "figures h-8 min-w-8 bg-accent px-2 text-small font-semibold text-on-accent")}>
      <span aria-hidden="true">{count}</span>
      <span className="only-heard">{m.menu_card_in_cart({ count })}</span>
    </span>
  );
}

/** Puts a dish without options into the cart with one press, and says how many are there already. */
export function QuickAdd({ card, to }: { readonly card: CardView; readonly to: string }) {
  const count = useCountInCart(card);
  const { add } = useCartActions();
  const fetcher = useFetcher<typeof loader>();
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || fetcher.state !== "idle" || !fetcher.data) return;
    wanted.current = false;
    const { dish } = fetcher.data;
    const line = {
      id: dish.item.id,
      menuId: dish.menu.id,
      sectionId: dish.section?.id ?? null,
      quantity: 1,
      options: [],
      memo: null,
    };
    add(dish, line).then((outcome) => {
      if ("refused" in outcome) showToast(outcome.refused.message, "danger");
      else showToast(m.menu_added({ name: card.name }));
    });
  }, [fetcher.state, fetcher.data, add, card.name]);
  const isBusy = fetcher.state !== "idle";
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      className={classNames(
        CORNER,
        "z-10 size-11 shadow-bar transition-colors duration-150",
        count > 0 ? "bg-accent text-on-accent" : "bg-paper text-ink hover:bg-tint",
      )}
      onClick={() => {
        if (isBusy) return;
        wanted.current = true;
        fetcher.load(to);
      }}
    >
      <span className="only-heard">{m.menu_quick_add({ name: card.name })}</span>
      {isBusy ? (
        <Spinner label={m.site_working()} />
      ) : count > 0 ? (
        <span className="figures font-semibold">
          <span aria-hidden="true">{count}</span>
          <span className="only-heard">{m.menu_card_in_cart({ count })}</span>
        </span>
      ) : (
        <Plus size={20} aria-hidden="true" />
      )}
    </button>
  );
}
