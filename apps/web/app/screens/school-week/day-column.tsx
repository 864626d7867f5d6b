import { formatDate, m } from "@comptoir/messages";
import { cartQuantity } from "@comptoir/ordering";
import { useCart } from "../../cart/use-cart.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { classNames } from "../../ui/class-names.ts";
import { showToast } from "../../ui/toast.tsx";
import { linesFor } from "./copy-lines.ts";
import { DayDish } from "./day-dish.tsx";
import { addedWords, useAddLines } from "./use-add-lines.ts";
import type { DayView, WeekView } from "./week-view.ts";

/** Where a day stands on the page. */
export const dayId = (date: string) => `day-${date}`;

/** A date of the school: until when it is ordered, what is ordered already, and its dishes. screens#school-screen. */
export function DayColumn({ day, openDates }: { readonly day: DayView; readonly openDates: WeekView["openDates"] }) {
  const { date, state, note, menus, ordered } = day;
  const isOpen = state === "open";
  return (
    <section
      id={dayId(date)}
      aria-labelledby={`${dayId(date)}-name`}
      className={classNames(
        "flex w-[82vw] max-w-sm shrink-0 snap-start scroll-ml-4 flex-col gap-2 rounded-card border border-hairline bg-raised p-4 lg:w-auto lg:max-w-none",
        !isOpen && "bg-transparent",
      )}
    >
      <h2 id={`${dayId(date)}-name`} className="text-lead first-letter:uppercase">
        {formatDate(date)}
      </h2>
      <p className={classNames("text-small", isOpen ? "font-medium text-accent-ink" : "text-ink-soft")}>{note}</p>
      <OrderedAlready ordered={ordered} />
      {menus.map((menu) => (
        <div key={menu.id} className={classNames("pt-2", !isOpen && "text-ink-soft")}>
          <h3 className="pb-2 text-small font-semibold text-ink-soft">{menu.name}</h3>
          <ul>
            {menu.dishes.map((dish) => (
              <DayDish key={dish.id} view={dish} date={date} isOpen={isOpen} />
            ))}
          </ul>
        </div>
      ))}
      <DayCopy day={day} openDates={openDates} />
    </section>
  );
}

/** What is ordered already, by child. */
function OrderedAlready({ ordered }: Pick<DayView, "ordered">) {
  const { children } = useChosenChild();
  const placeOf = (childId: string | null) => children.findIndex(({ id }) => id === childId);
  const byChild = [...Map.groupBy(ordered, ({ childId }) => childId)].sort(([a], [b]) => placeOf(a) - placeOf(b));
  if (byChild.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-control bg-tint px-3 py-2 text-small">
      {byChild.map(([childId, orders]) => {
        const child = children.find(({ id }) => id === childId);
        const names = orders.map((order) => order.names).join(", ");
        return (
          <li key={childId}>
            {child ? m.school_ordered_for({ name: child.name, names }) : m.school_ordered_already({ names })}
          </li>
        );
      })}
    </ul>
  );
}

/** What a day comes to as it stands in the cart, and copying it to another. */
function DayCopy({ day: { date }, openDates }: { readonly day: DayView; readonly openDates: WeekView["openDates"] }) {
  const lines = useCart((cart) => cart.lines);
  const dishes = useCart((cart) => cart.dishes);
  const addLines = useAddLines();
  const { chosen } = useChosenChild();
  const count = cartQuantity(lines.filter((line) => line.date === date && line.childId === chosen?.id));
  // Only where something of it is served, and is not chosen yet.
  const others = openDates.filter(
    (open) =>
      open.date !== date && linesFor(lines, { from: date, to: open.date, childId: chosen?.id }, openDates).length > 0,
  );
  if (count === 0 || others.length === 0) return null;
  const copyTo = async (to: string) => {
    const items = linesFor(lines, { from: date, to, childId: chosen?.id }, openDates);
    const added = await addLines(items, dishes);
    const words = { date: formatDate(to) };
    const some = m.school_copied({ ...words, count: added.count });
    showToast(addedWords(added, { some, none: m.school_copied_none(words) }));
  };
  return (
    <select
      aria-label={m.school_copy_to_named({ date: formatDate(date) })}
      value=""
      onChange={({ currentTarget }) => void copyTo(currentTarget.value)}
      className="mt-auto min-h-11 rounded-control border border-edge bg-raised px-3 text-small"
    >
      <option value="">{m.school_copy_to()}</option>
      {others.map((open) => (
        <option key={open.date} value={open.date}>
          {formatDate(open.date)}
        </option>
      ))}
    </select>
  );
}
