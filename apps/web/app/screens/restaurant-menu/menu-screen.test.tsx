// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { describe, expect, test, vi } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, type FakeApi, priceCart, refusal } from "../../testing/fake-api.ts";
import { openScreen, type StubScreen } from "../../testing/open-screen.tsx";
import { parseVisit } from "../../visit/parse-visit.ts";
import { loadDish } from "./item-viewer/load-dish.ts";
import type { LoadedMenu } from "./load-menu.ts";
import { loadMenu } from "./load-menu.ts";
import { MenuScreen } from "./menu-screen.tsx";

function Menu({ loaderData }: { readonly loaderData: LoadedMenu }) {
  return <MenuScreen menu={loaderData} />;
}

async function atMenu(
  restaurant: Parameters<typeof aGrill>[0],
  address = "/grill?tableNum=12",
  prepare: (api: FakeApi) => void = () => undefined,
) {
  const grill = aGrill(restaurant);
  const api = aFakeApi(grill);
  prepare(api);
  const visitOf = (request: Request) => parseVisit(new URL(request.url).searchParams);
  const screen: StubScreen = {
    path: "",
    loader: ({ request, context }) => loadMenu(request, context, visitOf(request)),
    Component: Menu,
    fetches: {
      "items/:item_id": ({ request, context, params }) =>
        loadDish(context, visitOf(request), { itemId: params.item_id ?? "", menuId: null }),
    },
  };
  const diner = dinerAt(await openScreen(address, screen, grill, api));
  await diner.sees("Poutine");
  return diner;
}

const ADD = m.menu_quick_add({ name: "Poutine" });

describe("a menu that takes no orders", () => {
  test("While orders are paused, it can be read with the restaurant's message, and nothing can be ordered.", async () => {
    const paused = { orders_paused: true, order_options: { orders_paused_message: "Back at six." } };
    const diner = await atMenu(paused);
    expect(diner.reads()).toContain("Back at six.");
    expect(diner.reads()).toContain(m.venue_paused());
    expect(diner.reads()).not.toContain(ADD);
  });

  test("With a view-only link, it can be read, and nothing can be ordered.", async () => {
    const diner = await atMenu({}, "/grill?tableNum=12&viewOnly=true");
    expect(diner.reads()).toContain(m.venue_view_only());
    expect(diner.reads()).not.toContain(ADD);
  });

  test("In a preview of the draft, it does not say that guests cannot order.", async () => {
    const diner = await atMenu({}, "/grill?tableNum=12&preview=now");
    expect(diner.reads()).not.toContain(m.venue_view_only());
    expect(diner.reads()).not.toContain(ADD);
  });

  test("Once orders are taken again, a dish without choices can be added from its card.", async () => {
    const diner = await atMenu({});
    await diner.press(ADD);
    await diner.sees(m.menu_card_in_cart({ count: 1 }));
    await diner.press(m.site_one_fewer({ name: "Poutine" }));
    await expect.poll(diner.reads).not.toContain(m.menu_card_in_cart({ count: 1 }));
  });
});

describe("a menu without a table or another way to order", () => {
  test("Each plus leads to the question how to order, and adds nothing.", async () => {
    const diner = await atMenu({}, "/grill");
    await expect.poll(diner.reads, { timeout: 20_000 }).toContain(m.menu_no_config_heading());
    const plus = [...document.querySelectorAll<HTMLAnchorElement>("a.dish-add")];
    expect(plus.map(({ textContent }) => textContent)).toContain(m.menu_quick_add_ask({ name: "Poutine" }));
    const panel = document.querySelector<HTMLElement>(plus[0]?.getAttribute("href") ?? "");
    expect(panel?.getAttribute("aria-label")).toBe(m.menu_no_config_heading());
    expect(panel?.tabIndex, "the link moves the focus to it").toBe(-1);
    expect(diner.reads()).not.toContain(ADD);
  });
});

describe("the list of all sections", () => {
  test("opens with the page if open_menu_dropdown_on_load is set, otherwise on request.", async () => {
    vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(true);
    const sheet = () => document.querySelector("dialog");
    await atMenu({});
    expect(sheet()).toBeNull();
    await atMenu({ menu_configuration: { open_menu_dropdown_on_load: true } });
    await expect.poll(sheet, { timeout: 20_000 }).not.toBeNull();
  });
});

describe("a menu that has changed", () => {
  const WARNING = {
    code: 428,
    message: "Prices changed.",
    invalid_items: [{ orderId: 1, id: 7, name: "Poutine", code: 428, message: "Poutine now costs $13.00." }],
  };

  test("names the changed price, and can be reloaded.", async () => {
    const diner = await atMenu({}, undefined, (api) =>
      api.answer("POST /orders/set-costs", async (request) =>
        Response.json({ ...priceCart(aGrill(), await request.json()), warning: WARNING }),
      ),
    );
    await diner.press(ADD);
    await expect.poll(diner.reads, { timeout: 20_000 }).toContain("Poutine now costs $13.00.");
    expect(diner.reads()).toContain(m.menu_changed_heading());
    expect(diner.canPress(m.menu_refresh())).toBe(true);
  });

  test("announces maintenance if the cart cannot be priced for that reason.", async () => {
    const diner = await atMenu({}, undefined, (api) =>
      api.answer("POST /orders/set-costs", () => refusal(503, "maintenance")),
    );
    await diner.press(ADD);
    await diner.sees("Refused: maintenance.");
    expect(diner.reads()).not.toContain(m.menu_cart_offline());
  });
});

describe("a dish added from its card", () => {
  test("appears before the server has answered; if the server refuses it, it is removed and its card shows the reason.", async () => {
    const answered = Promise.withResolvers<Response>();
    const diner = await atMenu({}, undefined, (api) => api.answer("POST /orders/item", () => answered.promise));
    await diner.press(ADD);
    await diner.sees(m.menu_card_in_cart({ count: 1 }));
    answered.resolve(refusal(415, 415));
    await diner.sees("Refused: 415.");
    expect(diner.alerts()).toContain("Refused: 415.");
    expect(diner.reads()).not.toContain(m.menu_card_in_cart({ count: 1 }));
    await diner.press(ADD);
    await expect.poll(diner.alerts).not.toContain("Refused: 415.");
  });

  test("stays while the server is unreachable.", async () => {
    let tries = 0;
    const lost = () => {
      tries += 1;
      return Promise.reject(new TypeError("The network is gone."));
    };
    const diner = await atMenu({}, undefined, (api) => {
      for (const call of ["POST /orders/item", "POST /orders/set-costs"]) api.answer(call, lost);
    });
    await diner.press(ADD);
    await expect.poll(() => tries).toBeGreaterThan(1);
    expect(diner.reads()).toContain(m.menu_card_in_cart({ count: 1 }));
    expect(diner.alerts()).toEqual([]);
  });
});

describe("a menu without a network", () => {
  test("It stays in sight when a dish or the cart is pressed; its links work once the network is back.", async () => {
    const diner = await atMenu({});
    await diner.press(ADD);
    await diner.sees(m.menu_cart_view());
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await diner.press(m.menu_cart_view());
    await diner.press("Poutine");
    expect(diner.reads()).toContain(m.menu_cart_view());
    online.mockReturnValue(true);
    await diner.press(m.menu_cart_view());
    await diner.sees("Another screen");
  });
});
