import type { MenuDocument, OrderData } from "@comptoir/contract";
import { type CartLineData, formatCartLines, parseCartLines } from "@comptoir/ordering";
import { aGrill, priceCart } from "../../testing/fake-api.ts";

/** A grill of three dishes, whose prices never change. */
export const MENU: MenuDocument = {
  ...aGrill({ tax_rate: null }),
  menus: [{ id: 1, name: "Menu", items: [1, 2, 3].map((id) => ({ id, name: `Dish ${id}`, price: `${id}.00` })) }],
};

type Asked = { readonly path: string; readonly key: string | null; readonly body: unknown };
/** An answer, and what the browser does with its cookies once it has it. */
type Answered = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Record<string, string>;
  readonly arrive?: () => void;
};
type Priced = Parameters<typeof priceCart>[1];
const sameLines = (...carts: readonly unknown[]) =>
  new Set(carts.map((lines) => JSON.stringify(formatCartLines(parseCartLines(lines) ?? [])))).size === 1;
const NOT_FOUND: Answered = { status: 404, body: { code: "not_found", message: "" } };

/** What the API promises of carts and keys, as simply as can be: the model that the browser's modules are tried against. */
export function aServer() {
  const orders: OrderData[] = [];
  const carts = new Map<string, readonly CartLineData[]>();
  const keys = new Map<string, { readonly body: string; readonly order: OrderData }>();
  /** The cookies of the one browser that there is. */
  const cookies = { cart: null as string | null, guest: 1, person: null as number | null };
  let names = 0;

  const scopes = () => [`guest ${cookies.guest}`, ...(cookies.person === null ? [] : [`person ${cookies.person}`])];
  const find = (key: string) => scopes().flatMap((scope) => keys.get(`${scope} ${key}`) ?? [])[0];

  function place({ key, body }: Asked): Answered {
    const text = JSON.stringify(body);
    const known = find(String(key));
    if (known && known.body !== text) return { status: 422, body: { code: "idempotency_mismatch", message: "" } };
    const { type, data } = body as { readonly type: string; readonly data: Priced };
    const { orderItems: items } = priceCart(MENU, { ...data, type: type as Priced["type"] });
    const id = `order-${orders.length + 1}`;
    const order = known?.order ?? ({ id, number: id, type, items } as unknown as OrderData);
    if (!known) {
      orders.push(order);
      keys.set(`${scopes().at(-1)} ${key}`, { body: text, order });
      // What holds anything else by now stays.
      if (cookies.cart !== null && sameLines(savedLines(), data.items)) carts.delete(cookies.cart);
    }
    return { status: 201, body: { order }, headers: known ? { "idempotent-replayed": "true" } : {} };
  }

  function price(body: Priced & { readonly keep?: boolean }): Answered {
    const answer = { status: 200, body: priceCart(MENU, body) };
    if (body.keep === false) return answer;
    names += cookies.cart === null ? 1 : 0;
    const name = cookies.cart ?? `cart-${names}`;
    carts.set(name, body.items as readonly CartLineData[]);
    const arrive = () => {
      cookies.cart = name;
    };
    return { ...answer, arrive };
  }

  const savedLines = () => carts.get(cookies.cart ?? "") ?? [];
  return {
    orders,
    savedLines: () => parseCartLines(savedLines()) ?? [],
    signIn: () => {
      cookies.person ??= cookies.guest;
    },
    signOut: () => Object.assign(cookies, { cart: null, guest: cookies.guest + 1, person: null }),
    answer(asked: Asked): Answered {
      const { path, body } = asked;
      if (path === "/orders") return place(asked);
      if (path === "/orders/set-costs") return price(body as Priced);
      if (path === "/orders/item") return { status: 200, body: { valid: true } };
      if (path === "/cart") return { status: 200, body: { items: savedLines(), dropped: [] } };
      if (path.startsWith("/orders/reference/")) {
        const found = find(path.split("/").at(-1) ?? "");
        return found ? { status: 200, body: { order: found.order } } : NOT_FOUND;
      }
      return NOT_FOUND;
    },
  };
}
