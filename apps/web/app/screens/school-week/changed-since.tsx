import { formatDate, formatMoney, m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { type DayChanges, dayChanges, readSeenDays, seenDay, writeSeenDays } from "./day-changes.ts";
import type { DayView } from "./week-view.ts";

/**
 * Shows what has changed about the days since this browser last showed them. school#changed-since.
 * The changes stay until they are dismissed, however often the page is opened.
 */
export function ChangedSince({ days }: { readonly days: readonly DayView[] }) {
  const { venue } = useRestaurant();
  const [changes, setChanges] = useState<readonly DayChanges[]>([]);
  const { slug } = venue;
  const today = venue.now.date;
  useEffect(() => {
    const seen = readSeenDays(slug);
    setChanges(days.flatMap((day) => dayChanges(seen[day.date] ?? seenDay(day), day) ?? []));
    const unseen = days.filter(({ date }) => seen[date] === undefined);
    writeSeenDays(slug, Object.fromEntries(unseen.map((day) => [day.date, seenDay(day)])), today);
  }, [days, slug, today]);
  if (changes.length === 0) return null;
  const putAway = () => {
    writeSeenDays(slug, Object.fromEntries(days.map((day) => [day.date, seenDay(day)])), today);
    setChanges([]);
  };
  return (
    <Banner tone="caution" role="status" title={m.school_changed_heading()} onDismiss={putAway}>
      <ul className="flex flex-col gap-1 pt-1">
        {changes.map((change) => (
          <li key={change.date}>
            <span className="inline-block max-w-full font-medium first-letter:uppercase">
              {m.school_changed_date({ date: formatDate(change.date) })}
            </span>{" "}
            {changeWords(change)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function changeWords({ closed, isServedNow, gone, fresh, repriced, otherAllergens }: DayChanges): string {
  const list = (names: readonly string[]) => names.join(", ");
  return [
    closed === null ? "" : m.school_changed_closed({ reason: closed }),
    isServedNow ? m.school_changed_served() : "",
    gone.length > 0 ? m.school_changed_gone({ names: list(gone) }) : "",
    fresh.length > 0 ? m.school_changed_new({ names: list(fresh) }) : "",
    ...repriced.map(({ name, cents }) => m.school_changed_price({ name, price: formatMoney(cents) })),
    otherAllergens.length > 0 ? m.school_changed_allergens({ names: list(otherAllergens) }) : "",
  ]
    .filter((words) => words !== "")
    .join(" ");
}
