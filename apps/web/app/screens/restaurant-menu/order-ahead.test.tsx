// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { parseVisit } from "../../visit/parse-visit.ts";
import { requireLogin } from "../restaurant/require-login.ts";
import { type LoadedMenu, loadMenu } from "./load-menu.ts";
import { MenuScreen } from "./menu-screen.tsx";

/** Midnight at the start of Saturday, in Toronto. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T05:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const DAILY = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "11:00", end_time: "22:00" }));
const ELEVEN = "11:00 a.m.";
const ADD = m.menu_quick_add({ name: "Poutine" });

function Menu({ loaderData }: { readonly loaderData: LoadedMenu }) {
  return <MenuScreen menu={loaderData} />;
}

/** Opens the menu of a grill that opens at eleven, and records what the page sends as the cart changes. */
async function atMenu(address: string, restaurant: Parameters<typeof aGrill>[0] = {}) {
  const grill = aGrill({ hours: DAILY, ...restaurant });
  const api = aFakeApi(grill);
  const sent: unknown[] = [];
  api.answer("POST /orders/item", async (request) => {
    sent.push(await request.json());
    return Response.json({ valid: true });
  });
  const screen = {
    path: "",
    loader: ({ request, context }: Parameters<Parameters<typeof openScreen>[1]["loader"]>[0]) =>
      loadMenu(request, context, parseVisit(new URL(request.url).searchParams)),
    Component: Menu,
  };
  const diner = dinerAt(await openScreen(address, screen, grill, api));
  await diner.sees("Poutine");
  return { ...diner, sent };
}

describe("A closed venue", () => {
  test("takes orders for later: it shows when it opens and from when one can order, and asks for no time yet.", async () => {
    const { reads, press, sees, sent } = await atMenu("/grill?takeout=true");
    expect(reads()).toContain(m.venue_closed_opens_at({ time: ELEVEN }));
    expect(reads()).toContain(m.menu_order_ahead({ when: ELEVEN }));
    await press(ADD);
    await sees(m.menu_card_in_cart({ count: 1 }));
    await expect.poll(() => sent).toMatchObject([{ type: "take-out", date: null, nearest: true }]);
  });

  test("that opens tomorrow takes orders for tomorrow without a date.", async () => {
    // Friday at 23:30.
    vi.setSystemTime(Date.parse("2026-11-21T04:30:00Z"));
    const { reads } = await atMenu("/grill?takeout=true");
    expect(reads()).toContain(m.menu_order_ahead_tomorrow({ time: ELEVEN }));
  });

  test.each([
    ["at a table", "/grill?tableNum=12", {}],
    ["without a choice of time", "/grill?takeout=true", { order_options: { no_takeout_timeslot: true } }],
  ])("only shows its menu %s.", async (_, address, restaurant) => {
    const { reads } = await atMenu(address, restaurant);
    expect(reads()).toContain(m.menu_closed());
    expect(reads()).not.toContain(ADD);
  });
});

describe("Generic catering", () => {
  const catering = { catering: true, payment_processor: "sandbox" };
  const order_options = { order_cutoff_days: 2, catering_minimum_order_amount: "150.00" };

  test("can be ordered from the first day after the notice, with the minimum beside the charges.", async () => {
    const { reads } = await atMenu("/grill?catering=true", { ...catering, order_options });
    expect(reads()).toContain(m.way_catering());
    expect(reads()).toContain(m.menu_catering_minimum({ minimum: "$150.00" }));
    expect(reads()).toContain("Monday, November 23 at 11:00");
    expect(reads()).toContain(ADD);
  });

  test("is the order type of every link at a caterer without other order types.", async () => {
    const only = { ...order_options, generic_catering_only: true };
    for (const query of ["takeout=true", "tableNum=12", ""]) {
      const { reads } = await atMenu(`/grill?${query}`, { ...catering, order_options: only });
      expect(reads(), query).toContain(m.way_catering());
      expect(reads(), query).toContain(m.menu_catering_minimum({ minimum: "$150.00" }));
    }
  });

  test("is ignored at a restaurant without catering.", async () => {
    const { reads } = await atMenu("/grill?catering=true&takeout=true", { order_options });
    expect(reads()).toContain(m.way_pickup());
    expect(reads()).not.toContain(m.menu_catering_minimum({ minimum: "$150.00" }));
  });

  test("asks a guest to sign in if login is required, and links to the sign-in.", async () => {
    const { reads } = await atMenu("/grill?catering=true", {
      ...catering,
      order_options: { ...order_options, generic_catering_requires_login: true },
    });
    await expect.poll(reads).toContain(m.venue_login_heading());
    expect(document.querySelector('a[href^="/login"]')?.getAttribute("href")).toBe(
      "/login?back=%2Fgrill%3Fcatering%3Dtrue",
    );
    expect(reads()).not.toContain(ADD);
    const grill = aGrill({ ...catering, order_options: { generic_catering_requires_login: true } }).restaurant;
    const visit = parseVisit(new URLSearchParams("catering=true"));
    const sentAway = (who: Parameters<typeof requireLogin>[2]) => {
      try {
        requireLogin(grill, visit, who);
        return null;
      } catch (redirect) {
        return (redirect as Response).headers.get("location");
      }
    };
    expect(sentAway({ kind: "guest" })).toBe("/login?back=%2Fgrill%3Fcatering%3Dtrue");
    expect(sentAway({ kind: "user", userId: "u" })).toBeNull();
  });

  test("says that no way to pay is available if the card is hidden, or the restaurant is paid on premise.", async () => {
    const hidden = { ...order_options, generic_catering_hide_credit_card: true };
    for (const restaurant of [
      { ...catering, order_options: hidden },
      { ...catering, payment_processor: "payOnPremise", order_options },
    ]) {
      const { reads } = await atMenu("/grill?catering=true", restaurant);
      expect(reads()).toContain(m.venue_no_payment_method());
      expect(reads()).not.toContain(ADD);
    }
  });
});
