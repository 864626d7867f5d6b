import { m } from "@comptoir/messages";
import type { CartLine } from "@comptoir/ordering";
import type { KnownDish } from "../../cart/known-dish.ts";
import { useCart } from "../../cart/use-cart.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import { linesAgain, withOrdered } from "./copy-lines.ts";
import { addedWords, dishName, useAddLines } from "./use-add-lines.ts";
import type { WeekView } from "./week-view.ts";

/** Repeats the shown week's dishes, from the cart and from placed orders, in later weeks that serve them. */
export function RepeatWeek({ week: { days, ordered, openDates } }: { readonly week: WeekView }) {
  const inCart = useCart((cart) => cart.lines);
  const known = useCart((cart) => cart.dishes);
  const addLines = useAddLines();
  const shown = days.map(({ date }) => date);
  const lines = withOrdered(inCart, ordered);
  if (!lines.some(({ date }) => date !== undefined && shown.includes(date))) return null;
  const repeat = async () => {
    const dishes = [
      ...known,
      ...days.flatMap(({ menus }) => menus.flatMap((menu) => menu.dishes.map(({ dish }) => dish))),
    ];
    const { items, notServed } = linesAgain(lines, shown, openDates);
    const added = await addLines(items, dishes);
    const names = namesOf(notServed, dishes);
    showToast(
      addedWords(added, {
        some: m.school_repeated({ count: added.count }),
        none: m.school_repeated_already(),
        ...(names !== "" && { more: m.school_repeated_none({ names }) }),
      }),
    );
  };
  return (
    <Button tone="quiet" className="noscript:hidden" onClick={() => void repeat()}>
      {m.school_repeat()}
    </Button>
  );
}

function namesOf(lines: readonly CartLine[], dishes: readonly KnownDish[]): string {
  const named = lines.flatMap(({ id }) => dishes.find(({ item }) => String(item.id) === String(id)) ?? []);
  return [...new Set(named.map(dishName))].join(", ");
}
