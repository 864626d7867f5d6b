// @vitest-environment happy-dom
import type { UserData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { beforeAll, expect, test } from "vitest";
import { readCartCopy } from "../../../cart/cart-copy.ts";
import { type Membership, memberContext } from "../../../member/load-member.ts";
import { aUser } from "../../../testing/a-user.ts";
import { dinerAt } from "../../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, refusal } from "../../../testing/fake-api.ts";
import { openScreen } from "../../../testing/open-screen.tsx";
import { parseVisit } from "../../../visit/parse-visit.ts";
import { type LoadedMenu, loadMenu } from "../load-menu.ts";
import { MenuScreen } from "../menu-screen.tsx";

// Preloads the module that the browser would lazy-load.
beforeAll(() => import("./order-again.tsx"));

const GRAVY = { id: 70, name: "Gravy", values: [{ id: 71, name: "Extra gravy", price: "1.50" }] };
const POUTINE = {
  id: 7,
  name: "Poutine",
  price: "12.00",
  memberPrice: "10.00",
  promos: ["CLUB"],
  options: [GRAVY],
};
const BOWL = {
  id: 8,
  name: "Bowl",
  price: "9.00",
  options: [{ id: 80, name: "Base", required: true, values: [{ id: 81, name: "Rice" }] }],
};
const LINE = { menu_id: 1, section_id: null, orderId: 1, quantity: 1 };
const WITH_GRAVY = { ...LINE, id: 7, orderOptions: [{ id: 70, values: [{ id: 71, quantity: 1, options: [] }] }] };
const NO_LONGER = {
  ...LINE,
  id: 8,
  orderId: 2,
  orderOptions: [{ id: 80, values: [{ id: 99, quantity: 1, options: [] }] }],
};
const PREVIOUS = "POST /auth/get-previously-ordered-items";

function Menu({ loaderData }: { readonly loaderData: LoadedMenu }) {
  return <MenuScreen menu={loaderData} />;
}

type AtMenu = { readonly isDown?: boolean; readonly member?: Membership };

async function atMenu(
  user: UserData | null,
  flags: Parameters<typeof aGrill>[0],
  { isDown = false, member }: AtMenu = {},
) {
  const grill = { ...aGrill(flags), menus: [{ id: 1, name: "Menu", items: [POUTINE, BOWL] }] };
  const api = aFakeApi(grill);
  const items = [WITH_GRAVY, NO_LONGER];
  api.answer(PREVIOUS, () => (isDown ? refusal(503, "unavailable") : Response.json({ items })));
  const screen = {
    path: "",
    loader: ({ request, context }: Parameters<typeof MenuLoader>[0]) => {
      if (member) context.set(memberContext, member);
      return MenuLoader({ request, context });
    },
    Component: Menu,
  };
  const diner = dinerAt(await openScreen("/grill?tableNum=12", screen, grill, api, user));
  await diner.sees("Poutine");
  return { diner, api };
}

function MenuLoader({
  request,
  context,
}: {
  readonly request: Request;
  readonly context: Parameters<typeof loadMenu>[1];
}) {
  return loadMenu(request, context, parseVisit(new URL(request.url).searchParams));
}

test("Order again: one press adds a dish with its previous options at today's price, if both are still available.", async () => {
  const { diner } = await atMenu(aUser(), { isOrderAgain: true });
  await diner.sees(m.menu_order_again());
  expect(diner.reads()).toContain("Extra gravy");
  expect(diner.reads()).toContain("13.50");
  expect(diner.reads()).not.toContain(m.menu_order_again_add({ name: "Bowl" }));
  await diner.press(m.menu_order_again_add({ name: "Poutine" }));
  await diner.sees(m.site_quantity_of({ name: "Poutine" }));
  const options = [{ id: 70, values: [{ id: 71, quantity: 1, options: [] }] }];
  expect(readCartCopy(aGrill().restaurant.id)?.lines).toMatchObject([{ id: 7, quantity: 1, options }]);
});

test.each([
  [["CLUB"], 11_50],
  [[], 13_50],
])("A member with the promos %j sees their own price.", async (promos, priceCents) => {
  const { diner } = await atMenu(aUser(), { isOrderAgain: true }, { member: { identifier: "M-1", promos } });
  await diner.sees(m.menu_order_again());
  expect(diner.reads()).toContain(formatMoney(priceCents));
});

test("Order again is hidden for guests, if isOrderAgain is off, and if disable_order_again is on.", async () => {
  for (const [user, flags] of [
    [null, { isOrderAgain: true }],
    [aUser(), {}],
    [aUser(), { isOrderAgain: true, disable_order_again: true }],
  ] as const) {
    const { diner, api } = await atMenu(user, flags);
    expect(diner.reads()).not.toContain(m.menu_order_again());
    expect(api.asked).not.toContain(PREVIOUS);
  }
});

test("If the call fails, the lines of the last order (lastItemsOrdered) are used.", async () => {
  const user = aUser({ lastItemsOrdered: [WITH_GRAVY] });
  const { diner } = await atMenu(user, { isOrderAgain: true }, { isDown: true });
  await diner.sees(m.menu_order_again_add({ name: "Poutine" }));
});
