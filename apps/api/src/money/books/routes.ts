import { contract, type DayCloseData, type DayTotalsData } from "@comptoir/contract";
import { addDays, isRefused } from "@comptoir/ordering";
import { staffCaller } from "../../people/caller.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import type { Clock } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { venueOfStaff } from "../../venue/venues/venue-of-staff.ts";
import { closeDay } from "./close-day.ts";
import { type DayClose, listCloses, loadClosed, loadLastClose } from "./day-closes.store.ts";
import { type DayPosting, loadDays, loadSalesOfKitchens } from "./day-postings.store.ts";
import { totalPostings } from "./day-totals.ts";
import { unclosed } from "./unclosed.ts";

const DAYS_OF_TIPS = 14;
const CLOSES_ON_A_PAGE = 31;

type BooksDeps = { readonly database: Database; readonly clock: Clock; readonly venues: Pick<Venues, "byId"> };

/** Mounts the calls about a restaurant's days, for managers. api#staff-day-calls. */
export function mountBooks(app: ApiApp, deps: BooksDeps): void {
  const { database, clock } = deps;
  const { getDay, closeDay: close, listDayCloses } = contract.books;

  app.openapi(getDay, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { province, today, kitchens } = await venueOf(deps, restaurantId);
    const day = c.req.valid("query").day ?? today;
    const { totals, ...answer } = await readDay(database, { restaurantId, province, day });
    const sold = await readKitchens(database, { restaurantId, kitchens, day });
    return c.json({ day, today, at: clock().toISOString(), totals: { ...totals, kitchens: sold }, ...answer }, 200);
  });

  app.openapi(close, async (c) => {
    const by = staffCaller(c);
    const { day } = c.req.valid("json");
    const { today } = await venueOf(deps, by.restaurantId);
    const closed = await closeDay(deps, { day, today, by });
    if (isRefused(closed)) {
      return closed.refused.code === "day-closed" ? refuse(c, "dayClosed") : refuseField(c, "day", "day-ahead");
    }
    const asked = { restaurantId: by.restaurantId, before: closed.number + 1, atMost: 1 };
    const [made] = await listCloses(database, asked);
    if (made === undefined) throw new Error("The close of a day was not found.");
    return c.json({ close: formatClose(made, by.restaurantId) }, 200);
  });

  app.openapi(listDayCloses, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { before = null } = c.req.valid("query");
    const closes = await listCloses(database, { restaurantId, before, atMost: CLOSES_ON_A_PAGE });
    return c.json({ closes: closes.map((one) => formatClose(one, restaurantId)) }, 200);
  });
}

async function venueOf({ venues, clock }: BooksDeps, restaurantId: string) {
  const venue = await venueOfStaff(venues, restaurantId);
  const today = localMomentOf(clock(), venue.zone).date;
  return { province: venue.data.province ?? null, today, kitchens: venue.kitchens ?? [] };
}

/** Reads the totals of a day, which closes have of it, and what came after them. payment#books-day. */
async function readDay(
  database: Database,
  { day, ...kitchen }: { readonly restaurantId: string; readonly province: string | null; readonly day: string },
) {
  const { restaurantId } = kitchen;
  const days = Array.from({ length: DAYS_OF_TIPS }, (_, index) => addDays(day, index - DAYS_OF_TIPS + 1));
  const [postings, closed, last] = await Promise.all([
    loadDays(database, { days, only: restaurantId }),
    loadClosed(database, { restaurantId, days: [day] }),
    loadLastClose(database, restaurantId),
  ]);
  const byDay = Map.groupBy(postings, (one) => one.day);
  const ofDay = byDay.get(day) ?? [];
  const since = last !== null && day <= last.day ? unclosed(ofDay, closed) : [];
  return {
    totals: totalPostings(ofDay, kitchen),
    closes: [...new Set(closed.map(({ number }) => number))].sort((one, other) => one - other),
    lastClose: last && { number: last.number, day: last.day },
    afterClose: since.length > 0 ? totalPostings(since, kitchen) : null,
    tips: days.map((one) => ({ day: one, cents: totalPostings(byDay.get(one) ?? [], kitchen).tipsCents })),
  };
}

/** Reads what each kitchen of a hub sold through it; nothing for another restaurant. payment#day-report. */
async function readKitchens(
  database: Database,
  {
    restaurantId: hub,
    kitchens,
    day,
  }: { readonly restaurantId: string; readonly kitchens: readonly LoadedVenue[]; readonly day: string },
): Promise<DayTotalsData["kitchens"]> {
  if (kitchens.length === 0) return [];
  const ids = kitchens.map((kitchen) => kitchen.restaurantId);
  const sold = await loadSalesOfKitchens(database, { hub, kitchens: ids, day });
  return kitchens.flatMap(({ restaurantId, data }) => {
    const cents = sold.find((one) => one.restaurantId === restaurantId)?.cents ?? 0;
    return cents === 0 ? [] : [{ name: data.name, cents }];
  });
}

function formatClose(
  { number, day, dayBefore, closedAt, staffName, province, postings }: DayClose,
  restaurantId: string,
): DayCloseData {
  const total = (some: readonly DayPosting[]): DayTotalsData => totalPostings(some, { restaurantId, province });
  const days = [...Map.groupBy(postings, (one) => one.day)].sort(([one], [other]) => one.localeCompare(other));
  return {
    ...{ number, day, dayBefore, at: closedAt.toISOString(), by: staffName },
    totals: total(postings),
    days: days.map(([one, some]) => ({ day: one, totals: total(some) })),
  };
}
