import { GRILL, line } from "./grill.ts";

// Bodies that are slow to process, of about a call's maximum size.

/** Depth of the options of the tower's deep dish. */
const DEPTH = 50;

type Level = (level: number) => { readonly group: object; readonly value: object };

/** Returns nested options. `of` gives each level's group and value. */
export function nested(depth: number, of: Level, level = 0): unknown[] {
  if (level >= depth) return [];
  const { group, value } = of(level);
  return [{ ...group, values: [{ ...value, options: nested(depth, of, level + 1) }] }];
}

export const chosen: Level = (level) => ({ group: { id: 2_000 + level }, value: { id: 3_000 + level, quantity: 1 } });

/**
 * The grill with a dish whose options are as deep as a menu allows, and one with as many choices as a list
 * allows.
 */
export const TOWER = {
  ...GRILL,
  menus: [
    ...GRILL.menus,
    {
      id: 4,
      name: "Tower",
      items: [
        {
          id: 40,
          name: "Deep",
          price: "1.00",
          options: nested(DEPTH, (level) => ({
            group: { id: 2_000 + level, name: "Floor" },
            value: { id: 3_000 + level, name: "Up", price: "0.10" },
          })),
        },
        {
          id: 41,
          name: "Wide",
          price: "1.00",
          options: Array.from({ length: 200 }, (_, group) => ({
            id: 300 + group,
            name: "Row",
            values: Array.from({ length: 20 }, (_, value) => ({
              id: 10_000 + group * 20 + value,
              name: "Seat",
              price: "0.10",
            })),
          })),
        },
      ],
    },
  ],
};

/** Returns as many lines as fit into `bytes`. */
function lines(bytes: number, of: (orderId: number) => object): object[] {
  const each = JSON.stringify(of(100)).length + 1;
  return Array.from({ length: Math.max(1, Math.floor(bytes / each)) }, (_, index) => of(index));
}

const dish = (id: number, orderOptions: unknown) => (orderId: number) => line(id, { orderId, orderOptions });
const isNoId = {};
const wide = (groups: number, values: number, id: unknown) =>
  Array.from({ length: groups }, (_, group) => ({
    id: 300 + group,
    values: Array.from({ length: values }, (_, value) => ({ id: id ?? 10_000 + group * 20 + (value % 20) })),
  }));

/** Carts by what is slow about them, of about `bytes` each. */
const SLOW_CARTS: Readonly<Record<string, (bytes: number) => unknown>> = {
  "an object in the place of every nested id": (bytes) =>
    lines(
      bytes,
      dish(
        40,
        nested(40, () => ({ group: { id: isNoId }, value: { id: isNoId, quantity: 1 } })),
      ),
    ),
  "lists in the place of every nested field": (bytes) =>
    lines(
      bytes,
      dish(
        40,
        nested(40, () => ({ group: { id: [[]], memo: [[]] }, value: { id: [], quantity: [{}] } })),
      ),
    ),
  "one fault under the deepest option of each line": (bytes) =>
    lines(bytes, dish(40, nested(DEPTH - 1, chosen).concat([{ id: isNoId, values: [] }]))),
  "the deepest options there are": (bytes) => lines(bytes, dish(40, nested(DEPTH, chosen))),
  "the same choice again and again": (bytes) =>
    lines(bytes, dish(41, [{ id: 300, values: Array.from({ length: 200 }, () => ({ id: 10_000 })) }])),
  "choices in every group": (bytes) => lines(bytes, dish(41, wide(100, 5, null))),
  "a fault in every choice": (bytes) => lines(bytes, dish(41, wide(40, 40, isNoId))),
  "as many lines as a cart takes": (bytes) => lines(Math.min(bytes, 14_000), dish(11, [])),
  "lines that are nothing": (bytes) => Array.from({ length: bytes / 3 }, () => ({})),
  "a memo without end": (bytes) => [
    line(11, { orderOptions: [{ memo: true, values: [{ name: "x".repeat(bytes) }] }] }),
  ],
};

const SLOW_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  spaces: (length) => `x${" ".repeat(length)}x`,
  digits: (length) => "4".repeat(length),
  "digits and separators": (length) => "4.-4 ".repeat(length / 5),
  "card numbers that are almost right": (length) => "4111111111111112 ".repeat(length / 17),
  "a moment of many digits": (length) => `2026-11-20T23:15:00.${"0".repeat(length)}`,
  "zeros before an amount": (length) => `-${"0".repeat(length)}.`,
  "letters that are written in several characters": (length) => "e\u0301\u0323".repeat(length / 6),
  "an address of many points": (length) => `a@${"a.".repeat(length / 2)}`,
  escapes: (length) => "\u0001".repeat(length / 6),
  "markup that never ends": (length) => "<b><!--".repeat(length / 7),
};

/** Returns a body for any call, with `text` in every text field. */
function bodyOf(items: unknown, text?: string): Record<string, unknown> {
  const typed = text ?? "x";
  const data = {
    items,
    costs: text ? { tip: { percentageValue: text }, discount: { code: text }, voucher: { code: text } } : {},
    checkout: {
      pickup: { notes: typed, dueByTime: typed },
      contact: { full_name: typed, email: typed, phone_number: typed },
      memberInfo: { identifier: typed, promos: typed },
      questions: [{ question: typed, answer: [typed] }],
    },
    date: text ?? null,
    tableNum: typed,
    config: { tableNum: typed },
  };
  const [itemToAdd] = Array.isArray(items) ? items : [line(11)];
  return {
    type: "dine-in",
    ...data,
    data,
    itemsInCart: items,
    itemToAdd,
    app8RestaurantId: text ?? 7,
    pickup_time: null,
  };
}

/** Returns only the fields that a call reads, so that all bytes count. */
function bodyFor(call: string, items: unknown): unknown {
  const { data, ...rest } = bodyOf(items);
  if (call === "submitOrder") return { type: "dine-in", data };
  if (call === "setCosts") return { type: "dine-in", items };
  return call === "addItem" ? { type: "dine-in", itemsInCart: items, itemToAdd: line(11, { orderId: null }) } : rest;
}

/** JSON texts that are slow to parse and match no schema. */
const SLOW_TEXT_OF_JSON: Readonly<Record<string, (bytes: number) => string>> = {
  "empty lists": (bytes) => `[${"[],".repeat(bytes / 3)}[]]`,
  "brackets that stay open": (bytes) => "[".repeat(bytes),
  "one field again and again": (bytes) => `{${'"a":1,'.repeat(bytes / 6)}"a":1}`,
  "fields that nobody knows": (bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, index) => `"k${index}":1`).join(",")}}`,
  "a number without end": (bytes) => `{"items":${"9".repeat(bytes)}}`,
  "a text without end": (bytes) => `{"items":"${"\\\\".repeat(bytes / 2)}`,
  "escapes of half characters": (bytes) => `{"items":"${"\\ud83d\\ude00".repeat(bytes / 12)}"}`,
};

/** A slow body. It is built when it is needed, since building all of them takes longer than sending one. */
export type SlowBody = { readonly what: string; readonly build: () => string };

/** Returns the slow bodies for a call, by what is slow about them. */
export function slowBodies(call: string, bytes: number): SlowBody[] {
  return [
    ...Object.entries(SLOW_CARTS).map(([what, cart]) => ({
      what,
      build: () => {
        // A body may contain the cart twice, so the cart is scaled to the requested size.
        const whole = JSON.stringify(bodyFor(call, cart(bytes)));
        const share = (bytes * bytes) / Math.max(bytes, whole.length);
        return JSON.stringify(bodyFor(call, cart(Math.floor(share * 0.97))));
      },
    })),
    ...Object.entries(SLOW_TEXTS).map(([what, text]) => ({
      what,
      build: () => JSON.stringify(bodyOf([line(11)], text(Math.floor(bytes / 34)))),
    })),
    ...Object.entries(SLOW_TEXTS).map(([what, text]) => ({
      what: `${what}, in one field`,
      build: () => JSON.stringify({ ...bodyOf([line(11)]), tableNum: text(Math.floor(bytes * 0.9)) }),
    })),
    ...Object.entries(SLOW_TEXT_OF_JSON).map(([what, text]) => ({ what, build: () => text(bytes) })),
  ];
}
