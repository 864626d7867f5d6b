import { formatDate, formatShortDate, m } from "@comptoir/messages";
import Clock from "lucide-react/icons/clock";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DayCopy } from "./day-copy.tsx";
import { DayDish } from "./day-dish.tsx";
import { type DayView, dayHeadingId, dayId, type WeekView } from "./week-view.ts";

/** A date of the school: its cutoff, its placed orders, and its dishes. screens#school-screen. */
export function DayColumn({ day, openDates }: { readonly day: DayView; readonly openDates: WeekView["openDates"] }) {
  const { date, state, note, menus, ordered } = day;
  const isOpen = state === "open";
  return (
    <section
      id={dayId(date)}
      aria-labelledby={dayHeadingId(date)}
      className={classNames(
        "flex w-[82vw] max-w-sm md:w-[calc(50%-1.75rem)] md:max-w-none shrink-0 snap-start scroll-ml-4 flex-col gap-2 rounded-card border border-hairline bg-raised p-4 lg:w-auto lg:max-w-none",
        !isOpen && "bg-transparent",
      )}
    >
      {/* A screen reader says the date in full. */}
      <h2 id={dayHeadingId(date)} aria-label={formatDate(date)} className="text-lead first-letter:uppercase">
        {formatShortDate(date)}
      </h2>
      <p className={classNames("flex gap-2 text-small", isOpen ? "font-medium" : "text-ink-soft")}>
        {isOpen ? <Clock size={16} aria-hidden="true" className="mt-[0.2em] shrink-0" /> : null}
        {note}
      </p>
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

function OrderedAlready({ ordered }: Pick<DayView, "ordered">) {
  const { children } = useChosenChild();
  const placeOf = (childId: string | null) => children.findIndex(({ id }) => id === childId);
  const byChild = [...Map.groupBy(ordered, ({ childId }) => childId)].sort(([a], [b]) => placeOf(a) - placeOf(b));
  if (byChild.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-control bg-tint px-3 py-2 text-small forced-colors:border">
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
