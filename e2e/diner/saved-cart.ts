import type { APIRequestContext } from "@playwright/test";

type Named = { readonly id: number; readonly name: string };
type Section = Named & { readonly items: readonly Named[] };
type MenuDocument = {
  readonly restaurant: { readonly id: number };
  readonly menus: ReadonlyArray<Named & { readonly sections?: readonly Section[]; readonly items?: readonly Named[] }>;
};

/** A cart for a table with one of each dish; the dishes must not require choices. */
export type SavedCart = { readonly slug: string; readonly table: string; readonly dishes: readonly string[] };

export async function saveCart(request: APIRequestContext, { slug, table, dishes }: SavedCart): Promise<void> {
  const document = await menuDocument(request, slug);
  const answer = await request.post("/api/orders/set-costs", {
    headers: { "x-restaurant-id": `${document.restaurant.id}` },
    data: { type: "dine-in", tableNum: table, items: dishes.map((dish, index) => lineOf(document, dish, index + 1)) },
  });
  const { warning = "no answer" } = answer.ok() ? await answer.json() : {};
  if (warning !== null) throw new Error(`The cart was not kept: ${await answer.text()}`);
}

export async function menuDocument(request: APIRequestContext, slug: string): Promise<MenuDocument> {
  return (await request.get(`/menu/${slug}/data.json`)).json();
}

/** Returns a cart line for a dish, at its first listing. */
export function lineOf({ menus }: MenuDocument, dish: string, orderId: number) {
  const places = menus.flatMap(({ id, sections = [], items = [] }) => [
    ...items.map((item) => ({ item, menu_id: id, section_id: null })),
    ...sections.flatMap((section) => section.items.map((item) => ({ item, menu_id: id, section_id: section.id }))),
  ]);
  const place = places.find(({ item }) => item.name === dish);
  if (place === undefined) throw new Error(`No dish of the menus is called "${dish}".`);
  const { item, menu_id, section_id } = place;
  return { id: item.id, menu_id, section_id, orderId, quantity: 1, orderOptions: [] };
}
