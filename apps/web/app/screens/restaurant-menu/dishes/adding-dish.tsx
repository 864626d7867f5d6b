import { m } from "@comptoir/messages";
import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useCartActions } from "../../../cart/use-cart.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { loader } from "../item-viewer/route.tsx";

export type AddingDishProps = {
  /** Where the dish opens. */
  readonly to: string;
  readonly name: string;
  readonly onDone: () => void;
};

/** Fetches a whole dish and puts it into the cart. Here only while that is being done. */
export function AddingDish({ to, name, onDone }: AddingDishProps) {
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
  return null;
}
