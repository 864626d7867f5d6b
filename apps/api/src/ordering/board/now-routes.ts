import { contract } from "@comptoir/contract";
import { addDays, isRefused, localizedText, openingAfter, type StaffAct, type StaffCaller } from "@comptoir/ordering";
import { type ActDetails, type NoteAct, writeStaffAct } from "../../people/staff-acts.store.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import { changeSlots, slotsOfDay } from "../../venue/fulfilment/change-slots.ts";
import type { Kitchens } from "../../venue/fulfilment/kitchens.ts";
import { restock, sellOut } from "../../venue/menus/change-stock.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { pauseOrders, resumeOrders } from "../../venue/venues/pause-orders.ts";
import { setPreparation } from "../../venue/venues/set-preparation.ts";
import type { BoardDeps } from "./board-deps.ts";
import { boardOf } from "./board-of.ts";
import { formatBoardStock } from "./board-stock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type NowDeps = BoardDeps & { readonly kitchens: Kitchens };

/**
 * Mounts the calls about what applies now: sold-out dishes, the pause of orders, extra preparation and slots.
 * api#board-stock, api#board-pause, api#board-preparation, api#board-slots.
 */
export function mountBoardNow(app: ApiApp, deps: NowDeps): void {
  app.openapi(contract.board.getBoardStock, async (c) => {
    const { venue } = await boardOf(c, deps);
    return c.json(formatBoardStock(venue), 200);
  });

  app.openapi(contract.board.sellOutThings, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const { things, until } = c.req.valid("json");
    const ends = { hour: hourAfter(deps.clock()), opening: nextOpening(venue, deps.clock()), restocked: null }[until];
    const change = { restaurantId: venue.restaurantId, things, until: ends };
    const answer = await sellOut(deps, change, noteOf(who, "sold-out", { things, until: ends?.toISOString() ?? null }));
    if (isRefused(answer)) return refuse(c, "notFound");
    return c.json(formatBoardStock(await venueAfter(deps, venue)), 200);
  });

  app.openapi(contract.board.restockThings, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const { things, left = null } = c.req.valid("json");
    const change = { restaurantId: venue.restaurantId, things, stock: left, day: null };
    const answer = await restock(deps, change, noteOf(who, left === null ? "restock" : "stock", { things, left }));
    if (isRefused(answer)) return refuse(c, "notFound");
    return c.json(formatBoardStock(await venueAfter(deps, venue)), 200);
  });

  app.openapi(contract.board.pauseVenue, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const { minutes, message = null } = c.req.valid("json");
    const now = deps.clock();
    const until = minutes === null ? nextOpening(venue, now) : new Date(now.getTime() + minutes * MINUTE_MS);
    const pause = { restaurantId: venue.restaurantId, message: message || null, until };
    const answer = await pauseOrders(deps, pause, noteOf(who, "pause", { until: until.toISOString(), message }));
    if (isRefused(answer)) throw new Error("A pause that ends later was refused.");
    return c.json({ paused: { until: until.toISOString(), message: pause.message } }, 200);
  });

  app.openapi(contract.board.resumeVenue, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    await resumeOrders(deps, venue, noteOf(who, "resume", {}));
    return c.json({ paused: null }, 200);
  });

  app.openapi(contract.board.setPreparationTime, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const { minutes, until } = c.req.valid("json");
    const now = deps.clock();
    const ends = until === "opening" ? nextOpening(venue, now) : hourAfter(now);
    const extra = minutes === 0 ? null : { minutes, until: ends };
    const said = extra && { minutes, until: ends.toISOString() };
    await setPreparation(deps, venue.restaurantId, extra, noteOf(who, "preparation", { extra: said }));
    return c.json({ extra: said }, 200);
  });

  app.openapi(contract.board.getSlots, async (c) => {
    const { venue } = await boardOf(c, deps);
    const { day } = c.req.valid("query");
    return c.json(await formatSlots(deps, venue, day ?? localMomentOf(deps.clock(), venue.zone).date), 200);
  });

  app.openapi(contract.board.changeSlots, async (c) => {
    const { venue, who } = await boardOf(c, deps);
    const { slots, change } = c.req.valid("json");
    const answer = await changeSlots(deps, venue, { slots, change }, noteOf(who, "slots", { slots, change }));
    if (isRefused(answer)) return refuse(c, "notFound");
    const { date } = localMomentOf(new Date(slots[0]?.startsAt ?? deps.clock()), venue.zone);
    return c.json(await formatSlots(deps, await venueAfter(deps, venue), date), 200);
  });
}

function noteOf(who: StaffCaller, act: StaffAct, details: ActDetails): NoteAct {
  return (transaction, at) => writeStaffAct(transaction, who, { at, act, details });
}

function hourAfter(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}

/** Returns the opening after the current one; for a restaurant that never closes, the next midnight. */
function nextOpening({ ordering, zone }: LoadedVenue, now: Date): Date {
  const moment = localMomentOf(now, zone);
  const opens = openingAfter(ordering.hours, moment) ?? { date: addDays(moment.date, 1), minutes: 0 };
  return instantOf(opens, zone);
}

/** Returns the restaurant as a change left it. */
async function venueAfter(deps: Pick<BoardDeps, "venues">, { restaurantId }: LoadedVenue): Promise<LoadedVenue> {
  await deps.venues.whenCaughtUp();
  const venue = await deps.venues.byId(restaurantId);
  if (venue === null) throw new Error("The restaurant of a member of staff was not found.");
  return venue;
}

async function formatSlots(deps: NowDeps, venue: LoadedVenue, day: string) {
  const slots = await slotsOfDay(deps, venue, day);
  return {
    slots: slots.map(({ menu, startsAt, endsAt, isChanged, planned, limits, taken }) => ({
      menuId: String(menu.id),
      menu: localizedText(menu, "name", venue.defaultLocale),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ...{ planned, limits, taken, isChanged },
    })),
  };
}
