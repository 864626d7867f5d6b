import type { MenuDocument, OrderData } from "@comptoir/contract";
import { type CartLine, formatCartLines, mergeCarts, parseCartLines, removeOrderedLines } from "@comptoir/ordering";
import { aGrill, priceCart } from "../../testing/fake-api.ts";

export const MENU: MenuDocument = {
  ...aGrill({ tax_rate: null }),
  menus: [{ id: 1, name: "Menu", items: [1, 2, 3].map((id) => ({ id, name: `Dish ${id}`, price: `${id}.00` })) }],
};

type Asked = { readonly path: string; readonly key: string | null; readonly body: unknown };
/** `arrive` updates the browser's cookies when the answer is received. */
type Answered = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Record<string, string>;
  readonly arrive?: () => void;
};
type Priced = Parameters<typeof priceCart>[1];
/** A saved cart. `by` is the session that changed it last. */
type Kept = {
  readonly lines: readonly CartLine[];
  readonly version: number;
  readonly by: string;
  readonly from: number | null;
  readonly before: Change | null;
  readonly taken: readonly Taken[];
};
type Change = Pick<Kept, "by" | "from" | "lines">;
type Taken = { readonly key: string; readonly items: ReturnType<typeof formatCartLines> };
const sameLines = (...carts: readonly (readonly CartLine[])[]) =>
  new Set(carts.map((lines) => JSON.stringify(formatCartLines(lines)))).size === 1;
const NOT_FOUND: Answered = { status: 404, body: { code: "not_found", message: "" } };

/**
 * Returns a model of the API's rules for carts and idempotency keys. The browser's modules are tested against
 * it.
 */
export function aServer() {
  const orders: OrderData[] = [];
  const carts = new Map<string, Kept>();
  const keys = new Map<string, { readonly body: string; readonly order: OrderData }>();
  const cookies = { cart: null as string | null, guest: 1, person: null as number | null };
  let names = 0;
  let versions = 0;

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
      const kept = saved();
      const left = removeOrderedLines(kept.lines, parseCartLines(data.items) ?? []);
      const items = formatCartLines(removeOrderedLines(kept.lines, left));
      const taken = [...kept.taken, { key: String(key), items }];
      if (items.length > 0) write({ lines: left, by: here(), taken });
    }
    return { status: 201, body: { order }, headers: known ? { "idempotent-replayed": "true" } : {} };
  }

  /** The key of the person's cart, or of the cart in the browser's cookie. */
  const ownName = () => (cookies.person === null ? cookies.cart : `person ${cookies.person}`);
  const here = () => (cookies.person === null ? `guest ${cookies.guest}` : `login ${cookies.person}`);
  const write = (
    { lines, by, from = null, taken, before }: Pick<Kept, "lines" | "by"> & Partial<Kept>,
    name = ownName() ?? "",
  ) => {
    versions += 1;
    const last = carts.get(name) ?? null;
    const other = last !== null && (last.by !== by || taken !== undefined) ? last : (last?.before ?? null);
    const kept = { lines, by, from, version: versions, taken: taken ?? last?.taken ?? [], before: before ?? other };
    carts.set(name, kept);
    return kept;
  };
  /** After a sign-in the guest's cart is merged into the person's. */
  function saved(): Kept & { readonly isJoined: boolean } {
    const guest = cookies.person === null ? undefined : carts.get(cookies.cart ?? "");
    const own = carts.get(ownName() ?? "") ?? { lines: [], version: 0, by: "", from: null, taken: [], before: null };
    if (guest === undefined) return { ...own, isJoined: false };
    carts.delete(cookies.cart ?? "");
    const lines = mergeCarts({ base: [], mine: guest.lines, theirs: own.lines });
    return { ...write({ lines, by: here(), taken: [...own.taken, ...guest.taken], before: guest }), isJoined: true };
  }

  type Sent = Priced & { readonly keep?: boolean; readonly cartVersion?: number | null };
  function price(body: Sent): Answered {
    const priced = priceCart(MENU, body);
    if (body.keep === false) return { status: 200, body: { ...priced, cartVersion: null } };
    const lines = parseCartLines(body.items) ?? [];
    const kept = saved();
    const sent = body.cartVersion ?? kept.version;
    const isOwn = (change: Change | null) =>
      change !== null && change.from === sent && [here(), `guest ${cookies.guest}`].includes(change.by);
    const isKept = sameLines(lines, kept.lines) && (sent === kept.version || isOwn(kept));
    if (kept.version > 0 && sent !== kept.version && !isOwn(kept)) {
      const base = isOwn(kept.before) ? formatCartLines(kept.before?.lines ?? []) : null;
      const current = { items: formatCartLines(kept.lines), version: kept.version, taken: kept.taken, base };
      return { status: 409, body: { code: "cart_version_conflict", message: "", current } };
    }
    names += ownName() === null ? 1 : 0;
    const name = ownName() ?? `cart-${names}`;
    const { version } = isKept && kept.version > 0 ? kept : write({ lines, by: here(), from: sent }, name);
    const isGuest = cookies.person === null;
    const arrive = () => {
      if (isGuest) cookies.cart = name;
    };
    return { status: 200, body: { ...priced, cartVersion: version }, arrive };
  }
  return {
    orders,
    saved,
    isSignedIn: () => cookies.person !== null,
    addElsewhere: (item: Omit<CartLine, "orderId">) => {
      const mine = [{ ...item, orderId: 0 }];
      write({ lines: mergeCarts({ base: [], mine, theirs: saved().lines }), by: "elsewhere" });
    },
    signIn: () => {
      cookies.person ??= cookies.guest;
    },
    signOut: () => Object.assign(cookies, { cart: null, guest: cookies.guest + 1, person: null }),
    answer(asked: Asked): Answered {
      const { path, body } = asked;
      if (path === "/orders") return place(asked);
      if (path === "/orders/set-costs") return price(body as Sent);
      if (path === "/orders/item") return { status: 200, body: { valid: true } };
      if (path === "/cart") {
        const { lines, version, taken } = saved();
        const body = { items: formatCartLines(lines), dropped: [], version: version || null, taken };
        return { status: 200, body };
      }
      if (path.startsWith("/orders/reference/")) {
        const found = find(path.split("/").at(-1) ?? "");
        return found ? { status: 200, body: { order: found.order } } : NOT_FOUND;
      }
      return NOT_FOUND;
    },
  };
}
