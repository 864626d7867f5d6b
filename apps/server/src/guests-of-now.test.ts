import { describe, expect, it } from "vitest";
import { pauseOrders, resumeOrders } from "../../api/src/venue/venues/pause-orders.ts";
import { setPreparation } from "../../api/src/venue/venues/set-preparation.ts";
import { openSite } from "./testing/open-venue.ts";

const site = await openSite();
const deps = { database: site.pool, clock: () => new Date() };
const UNTIL = new Date("2026-11-20T17:20:00Z");

/** Opens a venue with a pickup order in a cart; returns its shared menu and its checkout. */
async function aVenue(order_options: object = {}) {
  let restaurantId = "";
  const venue = await site.open((file) => {
    restaurantId = String(file.restaurant.id);
    Object.assign(file.restaurant.order_options, order_options);
    for (const menu of file.menus) Object.assign(menu, { estimated_prep_time: 15 });
  });
  return {
    restaurantId,
    menu: (locale = "en-CA") => venue.page(`takeout=true&locale=${locale}`),
    checkout: (locale = "en-CA") =>
      venue.pageWithCart("/checkout", `takeout=true&locale=${locale}`, { type: "pickup", tableNum: null }),
  };
}

/** Reads a page until it has the words, for a second at most. */
async function seenWithinASecond(page: () => Promise<string>, words: string | RegExp): Promise<void> {
  await expect.poll(page, { timeout: 1_000, interval: 20 }).toMatch(words);
}

describe("board#preparation: guests of a venue that is busy", () => {
  it("read that preparation takes longer, on the menu and at checkout, within a second, and see later times", async () => {
    const { restaurantId, menu, checkout } = await aVenue();
    expect(await menu()).not.toContain("minutes longer");
    await setPreparation(deps, restaurantId, { minutes: 20, until: UNTIL });
    await seenWithinASecond(() => menu(), "Preparation is taking about 20 minutes longer just now.");
    await seenWithinASecond(() => menu("fr-CA"), "La préparation prend environ 20 minutes de plus en ce moment.");
    expect(await checkout()).toContain("Preparation is taking about 20 minutes longer just now.");
    expect(await menu(), "noon, and 15 minutes and 20").toContain("12:35");
    await setPreparation(deps, restaurantId, null);
    await expect.poll(() => menu(), { timeout: 1_000, interval: 20 }).not.toContain("minutes longer");
  });
});

describe("board#pause: guests of a venue that paused orders", () => {
  it("read until when, and the venue's words, within a second; then they can order again", async () => {
    const { restaurantId, menu, checkout } = await aVenue();
    await menu();
    await pauseOrders(deps, { restaurantId, message: "The oven rests.", until: UNTIL });
    await seenWithinASecond(() => menu(), "The oven rests. Orders open again at 12:20");
    expect(await checkout()).toContain("The oven rests.");
    await resumeOrders(deps, { restaurantId });
    await expect.poll(() => menu(), { timeout: 1_000, interval: 20 }).not.toContain("The oven rests.");
  });
});

describe("board#acceptance: the checkout of a venue that answers orders by hand", () => {
  it.each([
    ["en-CA", "The restaurant answers each order itself, within 3 minutes. You pay only if it accepts."],
    ["fr-CA", "Le restaurant répond lui-même à chaque commande, en 3 minutes au plus. Vous ne payez que s’il accepte."],
  ])("says so, and by when (%s)", async (locale, words) => {
    const { checkout } = await aVenue({ acceptance: { mode: "manual" } });
    expect(await checkout(locale)).toContain(words);
  });

  it("says so only for the order types that are answered by hand", async () => {
    const { checkout } = await aVenue({ acceptance_by_type: { delivery: { mode: "manual" } } });
    expect(await checkout()).not.toContain("answers each order itself");
  });
});
