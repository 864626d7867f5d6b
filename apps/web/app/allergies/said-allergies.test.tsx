// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { type LoadedMenu, loadMenu } from "../screens/restaurant-menu/load-menu.ts";
import { MenuScreen } from "../screens/restaurant-menu/menu-screen.tsx";
import { dinerAt } from "../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../testing/fake-api.ts";
import { openScreen, type StubScreen } from "../testing/open-screen.tsx";
import { parseVisit } from "../visit/parse-visit.ts";
import { dinersToSend, parseAllergies } from "./said-allergies.tsx";

const items = [
  { id: 7, name: "Satay", price: "12.00", allergens: "Peanuts" },
  { id: 8, name: "Soup", price: "8.00" },
  { id: 9, name: "Salad", price: "9.00", allergens: "Egg" },
];
const GRILL = { ...aGrill(), menus: [{ id: 1, name: "Menu", items }] };

function Menu({ loaderData }: { readonly loaderData: LoadedMenu }) {
  return <MenuScreen menu={loaderData} />;
}

async function atMenu(hasNetwork = true) {
  const api = aFakeApi(GRILL);
  const screen: StubScreen = {
    path: "",
    loader: ({ request, context }) => loadMenu(request, context, parseVisit(new URL(request.url).searchParams)),
    Component: Menu,
  };
  const slug = GRILL.restaurant.slug;
  api.answer(`GET /menu/${slug}/data.json`, () =>
    hasNetwork ? Response.json(GRILL) : Response.json({}, { status: 503 }),
  );
  const diner = dinerAt(await openScreen(`/${slug}?tableNum=12`, screen, GRILL, api));
  await diner.sees("Satay");
  return { diner, api };
}

/** Lets a lazy part load and be drawn. */
const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done, 20));
  });

async function sayPeanuts(diner: Awaited<ReturnType<typeof atMenu>>["diner"]) {
  await diner.press(m.allergies_control());
  await settled();
  await diner.sees(m.allergies_heading());
  // The menu's filters name the same allergen.
  await act(async () => document.querySelector<HTMLElement>("dialog input[value=Peanuts]")?.click());
  await diner.press(m.allergies_save());
  // The dishes' data, and then the marks themselves.
  await settled();
  await settled();
}

test("menu#diner-allergies: Who says nothing is asked nothing, and fetches nothing.", async () => {
  const { diner, api } = await atMenu();
  await diner.press(m.menu_quick_add({ name: "Satay" }));
  await diner.sees(m.menu_card_in_cart({ count: 1 }));
  expect(api.asked.filter((call) => call.includes("data.json"))).toEqual([]);
});

test("menu#diner-allergies: What is said once marks the dishes in words, and is asked before one of them is added.", async () => {
  const { diner } = await atMenu();
  await sayPeanuts(diner);
  await diner.sees(m.food_contains({ foods: m.food_peanuts() }));
  expect(diner.reads()).toContain(m.allergies_said({ foods: m.food_peanuts() }));
  expect(diner.reads()).toContain(m.allergies_unconfirmed({ foods: m.food_peanuts() }));
  await diner.press(m.menu_quick_add({ name: "Satay" }));
  await settled();
  await diner.sees(m.allergies_question());
  expect(diner.dialog()).toContain("Satay");
  await diner.press(m.school_allergy_leave());
  expect(diner.reads()).not.toContain(m.menu_card_in_cart({ count: 1 }));
  await diner.press(m.menu_quick_add({ name: "Satay" }));
  await settled();
  await diner.sees(m.allergies_question());
  await diner.press(m.school_allergy_add());
  await diner.sees(m.menu_card_in_cart({ count: 1 }));
  expect(sessionStorage.getItem("comptoir-allergies")).toBe('["Peanuts"]');
});

test("menu#diner-allergies: Without the dishes' data, the menu says that nothing was checked.", async () => {
  const { diner } = await atMenu(false);
  await sayPeanuts(diner);
  await diner.sees(m.allergies_unread());
});

test("api#submit: A submit says what was said, also that it was removed; otherwise an order keeps its own.", () => {
  expect(dinersToSend({ allergies: [], isSaid: false })).toEqual({});
  expect(dinersToSend({ allergies: [], isSaid: true })).toEqual({ diners: [] });
  expect(dinersToSend({ allergies: ["Egg"], isSaid: true })).toEqual({ diners: [{ allergies: ["Egg"] }] });
});

test("menu#diner-allergies: What another version of the page stored counts as nothing said, or without unknown words.", () => {
  for (const text of [null, "", "{", '"Egg"', "7"]) expect(parseAllergies(text)).toBeNull();
  expect(parseAllergies('["Soy","Celery","Egg"]')).toEqual(["Egg", "Soy"]);
  expect(parseAllergies("[]")).toEqual([]);
});
