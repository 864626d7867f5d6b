import { formatDate, m } from "@comptoir/messages";
import { cartQuantity } from "@comptoir/ordering";
import { useRef, useState } from "react";
import { useCart } from "../../cart/use-cart.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import { linesFor } from "./copy-lines.ts";
import { addedWords, useAddLines } from "./use-add-lines.ts";
import type { DayView, WeekView } from "./week-view.ts";

/**
 * Copies a day's cart lines to another day. school#copy-day.
 * The select does not copy on change: arrow keys pass other days, and would copy to each of them.
 */
export function DayCopy({
  day: { date },
  openDates,
}: {
  readonly day: DayView;
  readonly openDates: WeekView["openDates"];
}) {
  const lines = useCart((cart) => cart.lines);
  const dishes = useCart((cart) => cart.dishes);
  const addLines = useAddLines();
  const { chosen } = useChosenChild();
  const list = useRef<HTMLSelectElement>(null);
  const [chosenDay, chooseDay] = useState("");
  const count = cartQuantity(lines.filter((line) => line.date === date && line.childId === chosen?.id));
  // Offers only days that serve one of the dishes and do not have it in the cart yet.
  const others = openDates.filter(
    (open) =>
      open.date !== date && linesFor(lines, { from: date, to: open.date, childId: chosen?.id }, openDates).length > 0,
  );
  if (count === 0 || others.length === 0) return null;
  const to = others.some((open) => open.date === chosenDay) ? chosenDay : "";
  const copy = async () => {
    if (to === "") return list.current?.focus();
    const items = linesFor(lines, { from: date, to, childId: chosen?.id }, openDates);
    const added = await addLines(items, dishes);
    const words = { date: formatDate(to) };
    const some = m.school_copied({ ...words, count: added.count });
    showToast(addedWords(added, { some, none: m.school_copied_none(words) }));
  };
  const name = m.school_copy_to_named({ date: formatDate(date) });
  return (
    <div className="noscript:hidden mt-auto flex flex-wrap gap-2">
      <select
        ref={list}
        aria-label={name}
        value={to}
        onChange={({ currentTarget }) => chooseDay(currentTarget.value)}
        className="min-h-11 min-w-0 flex-[1_1_8rem] rounded-control border border-edge bg-raised ps-3 pe-10 text-ellipsis text-small"
      >
        <option value="">{m.school_copy_to()}</option>
        {others.map((open) => (
          <option key={open.date} value={open.date}>
            {formatDate(open.date)}
          </option>
        ))}
      </select>
      <Button tone="quiet" aria-label={name} onClick={() => void copy()}>
        {m.school_copy()}
      </Button>
    </div>
  );
}
