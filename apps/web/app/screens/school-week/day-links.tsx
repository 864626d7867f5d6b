import { formatWeekday, m } from "@comptoir/messages";
import { cartQuantity, momentOn } from "@comptoir/ordering";
import { useCart } from "../../cart/use-cart.ts";
import { classNames } from "../../ui/class-names.ts";
import { dayId } from "./day-id.ts";
import type { DayView } from "./week-view.ts";

/** The days of the strip on a phone, with how many dishes each has in the cart. */
export function DayLinks({ days }: { readonly days: readonly DayView[] }) {
  const lines = useCart((cart) => cart.lines);
  if (days.length < 2) return null;
  return (
    <nav aria-label={m.school_days_label()} className="flex gap-1 lg:hidden">
      {days.map(({ date, state, note }) => {
        const count = cartQuantity(lines.filter((line) => line.date === date));
        const words = [count > 0 ? m.menu_cart_count({ count }) : "", state === "open" ? "" : note];
        return (
          <a
            key={date}
            href={`#${dayId(date)}`}
            className={classNames(
              "flex min-h-11 min-w-0 flex-1 flex-col items-center justify-center rounded-control border border-hairline text-small",
              state === "open" ? "bg-raised" : "border-dashed text-ink-soft",
            )}
          >
            <span className="font-semibold first-letter:uppercase">
              {formatWeekday(momentOn(date, 0).weekday).slice(0, 3)}
            </span>
            <span className="figures text-fine">
              {Number(date.slice(8))}
              {count > 0 ? <span aria-hidden="true">{` · ${count}`}</span> : null}
            </span>
            <span className="visually-hidden">{words.filter((word) => word !== "").join(", ")}</span>
          </a>
        );
      })}
    </nav>
  );
}
