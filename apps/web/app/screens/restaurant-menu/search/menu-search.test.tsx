// @vitest-environment happy-dom
import type { MenuDocument } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { describe, expect, test, vi } from "vitest";
import { dinerAt } from "../../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../../testing/fake-api.ts";
import { openScreen, type StubScreen } from "../../../testing/open-screen.tsx";
import { parseVisit } from "../../../visit/parse-visit.ts";
import { type LoadedMenu, loadMenu } from "../load-menu.ts";
import { MenuScreen } from "../menu-screen.tsx";

const SCREEN: StubScreen = {
  path: "",
  loader: ({ request, context }) => loadMenu(request, context, parseVisit(new URL(request.url).searchParams)),
  Component: ({ loaderData }: { readonly loaderData: LoadedMenu }) => <MenuScreen menu={loaderData} />,
};

const size = { id: 1, name: "Size", type: "pricing", required: true };
const MENU: MenuDocument = {
  ...aGrill(),
  menus: [
    {
      id: 1,
      name: "Menu",
      sections: [
        {
          id: 1,
          name: "Plates",
          items: [
            { id: 7, name: "Poutine", price: "12.00", sold_out: true },
            {
              id: 8,
              name: "Poutine with duck",
              price: "0.00",
              options: [
                {
                  ...size,
                  values: [
                    { id: 1, name: "Small", price: "9.00" },
                    { id: 2, name: "Large", price: "14.00" },
                  ],
                },
              ],
            },
            { id: 9, name: "Roast", price: "21.00", localization: { fr: { name: "Rôti de bœuf" } } },
          ],
        },
      ],
    },
  ],
};

/** Opens the menu. The API answers the search with the grill's own data. */
async function atMenu(address = "/grill?tableNum=12", announcements: readonly object[] = []) {
  const api = aFakeApi(MENU);
  api.answer(`GET /restaurants/${MENU.restaurant.id}/announcements`, () => Response.json({ announcements }));
  api.answer("GET /menu/grill/data.json", () => Response.json(MENU));
  const page = await openScreen(address, SCREEN, MENU, api);
  const diner = dinerAt(page);
  await diner.sees("Poutine");
  const field = () => page.querySelector<HTMLInputElement>("input[type=search]") as HTMLInputElement;
  return {
    ...diner,
    api,
    page,
    field,
    /** Waits until the page shows a text; flushes what was loaded between the checks. */
    sees: (text: string) =>
      vi.waitFor(
        async () => {
          await act(async () => {});
          expect(diner.reads()).toContain(text);
        },
        { timeout: 20_000 },
      ),
    type: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), text);
        field().dispatchEvent(new Event("input", { bubbles: true }));
      }),
    key: (key: string) =>
      act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }),
    found: () => [...page.querySelectorAll("#menu-found h3")].map((heading) => heading.textContent),
    announced: () => page.querySelector("[role=status]")?.textContent,
  };
}

describe("A search", () => {
  test("shows each dish with the match marked, its section, its price and its availability.", async () => {
    const diner = await atMenu();
    await diner.type("poutine");
    await diner.sees(m.menu_results({ count: 2 }));
    expect(diner.found()).toEqual(["Poutine", "Poutine with duck"]);
    expect([...diner.page.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Poutine", "Poutine"]);
    expect(diner.reads()).toContain(m.menu_sold_out());
    expect(diner.reads()).toContain(m.menu_price_from({ price: "$9.00" }));
    expect(diner.reads()).toContain("Plates");
    expect(diner.announced()).toBe(m.menu_results({ count: 2 }));
  });

  test("finds dishes by their text in the other language, and shows that text.", async () => {
    const diner = await atMenu();
    await diner.type("boeuf");
    await diner.sees(m.menu_search_in_french());
    expect(diner.page.querySelector("#menu-found [lang=fr-CA]")?.textContent).toBe("Rôti de bœuf");
  });

  test("without results suggests other searches.", async () => {
    const diner = await atMenu();
    await diner.type("sushi roast");
    await diner.sees(m.menu_search_none_heading({ query: "sushi roast" }));
    expect(diner.announced()).toBe(m.menu_results_none());
    await diner.press("roast");
    await diner.sees(m.menu_results({ count: 1 }));
  });

  test("finds an announcement, too, and then does not say that nothing was found. menu#search-notices", async () => {
    const said = { id: 1, title: "Happy hour", message: "Wings at kinder prices, on weekdays." };
    const diner = await atMenu("/grill?tableNum=12", [said]);
    await diner.type("happy");
    await vi.waitFor(async () => {
      await act(async () => {});
      const notices = diner.page.querySelector(`[aria-label="${m.menu_search_notices()}"]`);
      expect(notices?.textContent).toContain("Wings at kinder prices");
    });
    expect(diner.reads()).not.toContain(m.menu_search_none_heading({ query: "happy" }));
  });

  test("for a diet that no dish declares says to ask the staff at a table. menu#search-diets", async () => {
    const diner = await atMenu();
    await diner.type("vegan");
    await diner.sees(m.menu_diets_undeclared());
    expect(diner.announced()).toContain(m.menu_diets_ask_staff());
  });

  test("in the URL is answered by the server.", async () => {
    const diner = await atMenu("/grill?tableNum=12&q=poutine");
    await diner.sees(m.menu_results({ count: 2 }));
    expect(diner.field().value).toBe("poutine");
  });
});

describe("The search field", () => {
  test("fetches nothing before it is used, and fetches the menu's data once.", async () => {
    const diner = await atMenu();
    const asked = () => diner.api.asked.filter((call) => call.endsWith("data.json")).length;
    expect(asked()).toBe(0);
    await diner.type("poutine");
    await diner.sees(m.menu_results({ count: 2 }));
    await diner.type("roast");
    await diner.sees(m.menu_results({ count: 1 }));
    expect(asked()).toBe(1);
  });

  test("says that the search failed if the network is lost, and searches once the network is back.", async () => {
    const diner = await atMenu();
    diner.api.answer("GET /menu/grill/data.json", () => Promise.reject(new TypeError("Failed to fetch")));
    await diner.type("poutin");
    await diner.sees(m.menu_search_failed());
    diner.api.answer("GET /menu/grill/data.json", () => Response.json(MENU));
    await diner.type("poutine");
    await diner.sees(m.menu_results({ count: 2 }));
    expect(diner.reads()).not.toContain(m.menu_search_failed());
  });

  test("moves the focus to the dishes by arrow keys, and is cleared by Escape.", async () => {
    const diner = await atMenu();
    await diner.type("poutine");
    await diner.sees(m.menu_results({ count: 2 }));
    const focused = () => document.activeElement?.textContent;
    diner.field().focus();
    await diner.key("ArrowDown");
    expect(focused()).toBe("Poutine");
    await diner.key("ArrowDown");
    expect(focused()).toBe("Poutine with duck");
    await diner.key("Escape");
    expect(document.activeElement).toBe(diner.field());
    await diner.key("Escape");
    expect(diner.field().value).toBe("");
    await diner.sees("Roast");
  });

  test("is focused by the slash key, except while another field has the focus. screens#search-key", async () => {
    const diner = await atMenu();
    expect(diner.field().getAttribute("aria-keyshortcuts")).toBe("/");
    const other = document.body.appendChild(document.createElement("input"));
    other.focus();
    await diner.key("/");
    expect(document.activeElement).toBe(other);
    other.remove();
    document.body.tabIndex = -1;
    document.body.focus();
    await diner.key("/");
    expect(document.activeElement).toBe(diner.field());
  });

  test("leaves space for a phone's keyboard below the results.", async () => {
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight - 300, scale: 1 });
    vi.stubGlobal("visualViewport", viewport);
    const diner = await atMenu();
    await diner.type("poutine");
    await diner.sees(m.menu_results({ count: 2 }));
    const found = diner.page.querySelector<HTMLElement>("#menu-found");
    expect(found?.style.paddingBlockEnd).toBe("300px");
    await act(async () => {
      viewport.height = window.innerHeight;
      viewport.dispatchEvent(new Event("resize"));
    });
    expect(found?.style.paddingBlockEnd).toBe("");
  });
});
