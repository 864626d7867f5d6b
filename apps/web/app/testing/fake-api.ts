import type { MenuDocument, PricedLineData } from "@comptoir/contract";
import { cents, formatCents, parseCartLines, type RestaurantData } from "@comptoir/ordering";
import { aRestaurant } from "@comptoir/test-kit";
import { computeInstantCosts, priceLinesInstantly } from "../cart/instant-costs.ts";
import { findDish } from "../cart/known-dish.ts";
import type { OrderTerms } from "../cart/order-terms.ts";

export function aGrill(but: Partial<RestaurantData> = {}): MenuDocument {
  return {
    revision: 1,
    restaurant: aRestaurant(but),
    menu_groups: [],
    menus: [{ id: 1, name: "Menu", items: [{ id: 7, name: "Poutine", price: "12.00" }] }],
  };
}

type Answer = (request: Request) => Promise<Response> | Response;

/** `asked` logs the calls, such as `"POST /orders"`. */
export type FakeApi = {
  readonly fetch: (request: Request | URL | string, init?: RequestInit) => Promise<Response>;
  readonly asked: string[];
  /** Replaces the answer of a call, such as `"POST /orders"`. */
  readonly answer: (call: string, answer: Answer) => void;
};

/** Every call succeeds: carts are priced by the real rules, and no order exists. */
export function aFakeApi(document: MenuDocument): FakeApi {
  const answers = new Map<string, Answer>([
    [`GET /restaurants/${document.restaurant.id}/announcements`, () => Response.json({ announcements: [] })],
    ["POST /orders/item", () => Response.json({ valid: true })],
    ["GET /cart", () => Response.json({ items: [], dropped: [], version: null, taken: [] })],
    ["GET /orders/get-next-order-queue-time", () => Response.json({ queue: { prepTime: 15, ordersAhead: 0 } })],
    ["POST /payment/get-payment-config", () => Response.json(SANDBOX_CONFIG)],
    ["POST /orders/set-costs", async (request) => Response.json(priceCart(document, await request.json()))],
    ["GET /orders/reference", () => refusal(404, "not_found")],
    ["POST /sandbox-gateway/tokens", () => Response.json({ token: "tok", type: "VISA", last4: "4242" })],
  ]);
  const asked: string[] = [];
  return {
    asked,
    answer: (call, answer) => void answers.set(call, answer),
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, "")}`;
      asked.push(call);
      const known = answers.get(call.replace(/^(GET \/orders\/reference)\/.*/, "$1"));
      if (known === undefined) throw new TypeError(`Nothing answers ${call}.`);
      return known(request);
    },
  };
}

export const SANDBOX_CONFIG = {
  processor: "sandbox",
  paymentMethods: ["credit_card"],
  tokenUrl: "/sandbox-gateway/tokens",
  publishableKey: null,
  account: null,
  cardsKeptAt: "sandbox",
  cardsOff: false,
  leastCents: null,
  pageSources: { script: [], frame: [], connect: [], formAction: [] },
  avs: false,
  wallets: { applePay: false, googlePay: false },
};

export function refusal(status: number, code: string | number, more: object = {}): Response {
  return Response.json({ code, message: `Refused: ${code}.`, ...more }, { status });
}

/** Returns the `set-costs` answer for a cart at table 12: the document's current prices, without a warning. */
export function priceCart({ restaurant, menus }: MenuDocument, { items, type, costs }: SetCostsBody) {
  const lines = parseCartLines(items);
  if (lines === null) throw new Error(`The page sent a cart that cannot be read: ${JSON.stringify(items)}`);
  const dishes = lines.flatMap((line) => findDish(menus, line) ?? []);
  const terms = { ...NO_TERMS, type, tip: costs.tip };
  const pricing = {
    bill: { ...restaurant, delivery: null },
    serviceChargeLabel: "Service",
    now: FRIDAY,
    nowMs: 0,
    ahead: null,
    member: { identifier: null, promos: [] },
  };
  const cart = { lines, dishes, terms, confirmed: null };
  const priced = priceLinesInstantly(cart, pricing);
  const orderItems = lines.map((line): PricedLineData => {
    const price = formatCents(
      priced.find(({ orderId }) => orderId === line.orderId)?.priced?.orderPriceCents ?? cents(0),
    );
    return {
      id: line.id,
      menu_id: line.menuId ?? 1,
      section_id: null,
      orderId: line.orderId,
      quantity: line.quantity,
      name: findDish(menus, line)?.item.name ?? "",
      image: null,
      orderPrice: price,
      memberOrderPrice: price,
      orderOptions: [],
    };
  });
  const queue = { prepTime: 15, ordersAhead: 0 };
  const bill = computeInstantCosts(cart, pricing);
  if (bill === null) throw new Error(`The page sent a dish that is not on the menu: ${JSON.stringify(items)}`);
  return { orderItems, costs: bill, queue, nearest: null, warning: null, cartVersion: 1 };
}

type SetCostsBody = {
  readonly items: unknown;
  readonly type: OrderTerms["type"];
  readonly costs: Pick<OrderTerms, "tip">;
};

const FRIDAY = { date: "2026-11-20", weekday: 4, minutes: 18 * 60 };
const NO_TERMS = {
  destination: { kind: "table", tableNum: "12" },
  date: null,
  discountCode: null,
  voucherCode: null,
  points: null,
  isTakeoutChosen: false,
  memberIdentifier: null,
  changeId: null,
} as const;
