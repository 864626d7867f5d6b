import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useCartActions } from "../../../cart/use-cart.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { loader } from "../item-viewer/route.tsx";

export type AddingDishProps = {
  /** Where the dish opens. */
  readonly to: string;
  /** Whether it is in the cart now; when it is not, why has been said. */
  readonly onDone: (isAdded: boolean) => void;
};

/** Fetches a whole dish and puts it into the cart. Here only while that is being done. */
export function AddingDish({ to, onDone }: AddingDishProps) {
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
      const isRefused = "refused" in outcome;
      if (isRefused) showToast(outcome.refused.message, "danger");
      whenDone(!isRefused);
    });
  }, [dish, add]);
  return null;
}
