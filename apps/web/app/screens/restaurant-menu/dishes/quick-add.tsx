import { m } from "@comptoir/messages";
import { itemQuantity } from "@comptoir/ordering";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { showToast } from "../../../ui/toast.tsx";
import type { loader } from "../item-viewer/route.tsx";
import type { CardView } from "./menu-view.ts";

/** How many of a dish are in the cart, whatever was chosen with them. */
function useCountInCart({ id }: CardView): number {
  return useCart(({ lines }) => itemQuantity(lines, id));
}

/** Says on a card how many of its dish are in the cart; nothing when there are none. */
export function CountInCart({ card }: { readonly card: CardView }) {
  const count = useCountInCart(card);
  if (count === 0) return null;
  return (
    <span className="figures absolute right-1.5 bottom-1.5 grid h-8 min-w-8 place-items-center rounded-full bg-accent px-2 text-small font-semibold text-on-accent">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{m.menu_card_in_cart({ count })}</span>
    </span>
  );
}

/** Puts a dish without options into the cart with one press, and says how many are there already. */
export function QuickAdd({ card, to }: { readonly card: CardView; readonly to: string }) {
  const count = useCountInCart(card);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <button
      type="button"
      aria-disabled={isAdding || undefined}
      data-has={count > 0 || undefined}
      className="dish-add"
      onClick={() => setIsAdding(true)}
    >
      <span className="visually-hidden">{m.menu_quick_add({ name: card.name })}</span>
      <span>
        {isAdding ? (
          <AddingDish to={to} name={card.name} onDone={() => setIsAdding(false)} />
        ) : count > 0 ? (
          <span className="figures font-semibold">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{m.menu_card_in_cart({ count })}</span>
          </span>
        ) : (
          <Plus size={20} aria-hidden="true" />
        )}
      </span>
    </button>
  );
}

type AddingDishProps = { readonly to: string; readonly name: string; readonly onDone: () => void };

/** Fetches the whole dish and puts it into the cart. Here only while that is being done, so that other cards stay light. */
function AddingDish({ to, name, onDone }: AddingDishProps) {
  const { add } = useCartActions();
  const { load, data, state } = useFetcher<typeof loader>();
  useEffect(() => {
    load(to);
  }, [load, to]);
  const dish = state === "idle" ? data?.dish : undefined;
  const whenDone = useEffectEvent(onDone);
  useEffect(() => {
    if (!dish) return;
    const sectionId = dish.section?.id ?? null;
    const line = { id: dish.item.id, menuId: dish.menu.id, sectionId, quantity: 1, options: [], memo: null };
    add(dish, line).then((outcome) => {
      if ("refused" in outcome) showToast(outcome.refused.message, "danger");
      else showToast(m.menu_added({ name }));
      whenDone();
    });
  }, [dish, add, name]);
  return <Spinner label={m.site_working()} />;
}
