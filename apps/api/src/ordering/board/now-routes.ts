import { contract } from "@comptoir/contract";
import { isRefused, localizedText } from "@comptoir/ordering";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { changeSlots, slotsOfDay } from "../../venue/fulfilment/change-slots.ts";
import type { Kitchens } from "../../venue/fulfilment/kitchens.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { setPreparation } from "../../venue/venues/set-preparation.ts";
import type { BoardDeps } from "./board-deps.ts";
import { boardOf } from "./board-of.ts";
import { formatBoardStock } from "./board-stock.ts";
import {
  hourAfter,
  nextOpening,
  noteOf,
  pauseNow,
  restockNow,
  resumeNow,
  sellOutNow,
  venueAfter,
} from "./change-now.ts";

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
    const stock = await sellOutNow(deps, await boardOf(c, deps), c.req.valid("json"));
    return stock === null ? refuse(c, "notFound") : c.json(stock, 200);
  });

  app.openapi(contract.board.restockThings, async (c) => {
    const stock = await restockNow(deps, await boardOf(c, deps), c.req.valid("json"));
    return stock === null ? refuse(c, "notFound") : c.json(stock, 200);
  });

  app.openapi(contract.board.pauseVenue, async (c) =>
    c.json(await pauseNow(deps, await boardOf(c, deps), c.req.valid("json")), 200),
  );

  app.openapi(contract.board.resumeVenue, async (c) => c.json(await resumeNow(deps, await boardOf(c, deps)), 200));

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
