import type { BoardOrderData } from "@comptoir/contract";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import type { LocalMoment } from "@comptoir/ordering";

/** `at` converts an instant to the restaurant's wall clock; `today` is the date there. */
export type KitchenClock = { readonly at: (instant: string) => LocalMoment; readonly today: string };

/** Says for when an order is wanted, with the day unless it is today; null for as soon as possible. board#card. */
export function wantedWords(
  { wantedAt }: Pick<BoardOrderData, "wantedAt">,
  { at, today }: KitchenClock,
): string | null {
  if (wantedAt === null) return null;
  const wanted = at(wantedAt);
  const time = formatTimeOfDay(wanted.minutes);
  return wanted.date === today ? m.board_for({ time }) : m.board_for_day({ day: formatDate(wanted.date), time });
}
