import type { BoardVenueData } from "@comptoir/contract";
import { formatList, formatPrepTime, formatTimeOfDay, m } from "@comptoir/messages";
import type { LocalMoment } from "@comptoir/ordering";
import { classNames } from "../../ui/class-names.ts";
import { useNow } from "./use-now.ts";

type At = (instant: string) => LocalMoment;

type StripProps = {
  readonly venue: BoardVenueData;
  readonly at: At;
  readonly serverNow: () => number;
  readonly onOpen: () => void;
};

/** The number of entries of a kind that are named; the others are counted. */
const NAMED_MAX = 3;
const MINUTE_MS = 60_000;
const COUNT_EVERY_MS = 5_000;

type Entry = { readonly words: string; readonly until: string | null; readonly tone: "caution" | "danger" };

/**
 * What staff set for now, each with the time that is left: the pause, extra preparation, changed slots, and what is sold
 * out. A press opens where it is changed. board#now.
 */
export function NowStrip({ venue, at, serverNow, onOpen }: StripProps) {
  const now = useNow(serverNow, COUNT_EVERY_MS);
  const isOn = ({ until }: { readonly until: string | null }) => until === null || Date.parse(until) > now;
  const entries = [
    ...pauseEntry(venue, at),
    ...preparationEntry(venue),
    ...counted(slotEntries(venue, at).filter(isOn), (count) => m.board_now_slots({ count })),
    ...soldOutEntries(venue.soldOut.filter(isOn)),
  ].filter(isOn);
  if (entries.length === 0) return null;
  return (
    <section aria-label={m.board_now()}>
      <ul className="flex gap-1.5 overflow-x-auto px-3 pt-2 pb-1 lg:flex-wrap">
        {entries.map((entry) => (
          <li key={entry.words} className="max-lg:shrink-0">
            <button
              type="button"
              onClick={onOpen}
              className={classNames(
                "flex min-h-11 items-center gap-x-2 rounded-control px-3 text-left font-semibold text-small forced-colors:border",
                entry.tone === "danger" ? "bg-danger-tint text-danger" : "bg-caution-tint text-caution",
              )}
            >
              {entry.words}
              {entry.until === null ? null : <span className="figures">{leftWords(entry.until, now)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pauseEntry({ paused }: BoardVenueData, at: At): Entry[] {
  if (paused === null) return [];
  const { until } = paused;
  const words = until === null ? m.board_paused() : m.board_paused_until({ time: timeWords(at(until)) });
  return [{ words, until, tone: "danger" }];
}

function preparationEntry({ extra }: BoardVenueData): Entry[] {
  if (extra === null) return [];
  return [{ words: m.board_now_extra({ minutes: extra.minutes }), until: extra.until, tone: "caution" }];
}

/** Slots that follow each other and are closed, or without a limit, are one entry. */
function slotEntries({ slots }: BoardVenueData, at: At): Entry[] {
  const merged: BoardVenueData["slots"] = [];
  for (const slot of slots) {
    const isMerged = slot.orders === null || slot.orders === 0;
    const before = isMerged ? merged.findIndex((one) => isFollowedBy(one, slot)) : -1;
    if (before < 0) merged.push(slot);
    else merged[before] = { ...(merged[before] as typeof slot), endsAt: slot.endsAt };
  }
  return merged.map(({ menus, startsAt, endsAt, orders }) => {
    const slot = m.board_slot({ from: timeWords(at(startsAt)), to: timeWords(at(endsAt)) });
    const named = menus.length === 0 ? slot : `${formatList(menus)}, ${slot}`;
    const words = m.board_now_slot({ slot: named, state: limitWords(orders) });
    return { words, until: endsAt, tone: orders === 0 ? "danger" : "caution" };
  });
}

type ChangedSlot = BoardVenueData["slots"][number];

function isFollowedBy(one: ChangedSlot, next: ChangedSlot): boolean {
  return one.endsAt === next.startsAt && one.orders === next.orders && one.menus.join() === next.menus.join();
}

/** Says the limit that staff set for a slot. board#changed-slots. */
export function limitWords(orders: number | null): string {
  if (orders === null) return m.board_slot_unlimited();
  return orders === 0 ? m.board_slot_closed() : m.board_slot_orders({ count: orders });
}

/** What is sold out until a time is named; the rest is counted, because it may be sold out for weeks. */
function soldOutEntries(soldOut: BoardVenueData["soldOut"]): readonly Entry[] {
  const timed = soldOut.filter(({ until }) => until !== null);
  const named = timed.map(({ name, until }) => ({
    words: m.board_now_without({ name }),
    until,
    tone: "caution" as const,
  }));
  const shown = counted(named, (count) => m.board_now_sold_out({ count }));
  const others = soldOut.length - timed.length;
  return others === 0
    ? shown
    : [...shown, { words: m.board_now_sold_out_long({ count: others }), until: null, tone: "caution" }];
}

/** Names the entries that end first, and counts the others. */
function counted(entries: readonly Entry[], countWords: (count: number) => string): readonly Entry[] {
  if (entries.length <= NAMED_MAX) return entries;
  const sorted = [...entries].sort((one, other) => ((one.until ?? "~") < (other.until ?? "~") ? -1 : 1));
  const others = sorted.slice(NAMED_MAX - 1);
  const tone = others.some((other) => other.tone === "danger") ? "danger" : "caution";
  return [...sorted.slice(0, NAMED_MAX - 1), { words: countWords(others.length), until: null, tone }];
}

function timeWords({ minutes }: LocalMoment): string {
  return formatTimeOfDay(minutes);
}

/** "12 min" or "1 h 5 min"; what still applies never shows 0. */
function leftWords(until: string, now: number): string {
  return formatPrepTime(Math.max(1, Math.round((Date.parse(until) - now) / MINUTE_MS)));
}
