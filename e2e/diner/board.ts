import { randomBytes, randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { comptoir, openedServer } from "../server/server.ts";
import type { OwnVenue } from "../server/venues.ts";
import { startingWith } from "./diner.ts";
import { lineOf, menuDocument } from "./saved-cart.ts";

/** Signs a device in on a page, and opens its board; `origin` is the way to the server. */
export async function openBoard(
  page: Page,
  slug: OwnVenue | "braise" | "lighthouse-chowder" | "saltwater-sweets",
  device: string,
  origin = openedServer().address,
): Promise<void> {
  const invited = await comptoir("staff", "invite", slug, device, "--device", "--role", "manager");
  await page.goto(`${origin}/staff#${invited.trim()}`);
  await expect(page).toHaveURL(/\/staff$/);
  await page.getByRole("button", { name: m.person_sign_in(), exact: true }).click();
  await page.getByRole("link", { name: m.staff_board() }).click();
  await expect(page.getByRole("button", { name: m.board_begin() })).toBeVisible();
}

/** The card of an order, by its number. */
export function cardOf(page: Page, number: string): Locator {
  return page.getByRole("article", { name: startingWith(`${number}, `) });
}

/** The buttons of an act, one or more for each order, whatever their place on the card. */
export function buttonsOf(page: Page | Locator, action: string): Locator {
  const name = m.board_action_named({ action, number: "", place: "" }).replace(/[\s,]+$/, "");
  // By its attribute: to work out the names of all buttons of 200 cards takes a second each time.
  return page.locator(`button[aria-label^=${JSON.stringify(name)}]`);
}

/** How many orders the tab of a lane counts. */
export async function countIn(page: Page, lane: string): Promise<number> {
  const tab = page.getByRole("navigation", { name: m.board_lanes() }).getByRole("button", { name: startingWith(lane) });
  return Number(/\d+$/.exec((await tab.textContent()) ?? "")?.[0] ?? Number.NaN);
}

/** Places orders at tables, one after the other, each by a guest of its own; they pay at the restaurant. */
export async function placeAtTables(
  request: APIRequestContext,
  slug: OwnVenue,
  { orders, everyMs }: { readonly orders: number; readonly everyMs: number },
): Promise<void> {
  const document = await menuDocument(request, slug);
  const restaurantId = `${document.restaurant.id}`;
  const dishes = ["Garlic Bread", "Coleslaw", "Charred Broccoli"];
  for (let placed = 0; placed < orders; placed += 1) {
    const items = dishes.slice(placed % 3).map((dish, index) => lineOf(document, dish, index + 1));
    const config = { restaurantId, tableNum: String(1 + (placed % 60)) };
    const checkout = { contact: { full_name: `Guest ${placed + 1}` } };
    const answer = await fetch(`${openedServer().address}/api/orders`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        "x-restaurant-id": restaurantId,
        cookie: `comptoir_session=${randomBytes(32).toString("base64url")}`,
      },
      body: JSON.stringify({ type: "dine-in", data: { config, items, costs: {}, checkout } }),
    });
    if (answer.status !== 201) throw new Error(`The order was refused: ${await answer.text()}`);
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Counts today's orders of a restaurant, the completed ones, and what the staff did to them. */
export async function workDone(page: Page, slug: OwnVenue) {
  const orders = (await comptoir("orders", "list", slug, "--all")).split("\n").filter((line) => line !== "");
  const acts = await (await page.request.get("/staff/acts.csv")).text();
  const countOf = (act: string) => acts.split("\n").filter((line) => line.split(",").includes(act)).length;
  return {
    orders: orders.length,
    completed: orders.filter((line) => line.includes("completed")).length,
    accepted: countOf("accept"),
    moved: countOf("move"),
  };
}
