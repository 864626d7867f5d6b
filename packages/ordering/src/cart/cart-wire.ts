import { MAX_OPTION_DEPTH } from "../menu/normalize-options.ts";
import { type Cents, cents, formatCents, parseCents, ZERO_CENTS } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";
import type { Id } from "../venue/restaurant.ts";
import type { CartLine, ChosenGroup, ChosenValue } from "./line.ts";

/** A cart line as bodies and saved carts write it. ordering#cart-line, api#body-line. */
export type CartLineData = {
  readonly id: Id;
  readonly menu_id?: Id | null;
  readonly section_id?: Id | null;
  readonly orderId: number;
  readonly quantity: number;
  readonly orderOptions?: readonly (ChosenGroupData | MemoData)[] | null;
  /** What the client showed, compared with the server's own price. */
  readonly orderPrice?: string | null;
  readonly memberOrderPrice?: string | null;
};

export type ChosenGroupData = { readonly id: Id; readonly values: readonly ChosenValueData[] };

export type ChosenValueData = {
  readonly id: Id;
  readonly quantity: number;
  readonly options?: readonly ChosenGroupData[] | null;
};

/** The special instructions: an option with a memo flag and one value of price 0. ordering#memo. */
export type MemoData = {
  readonly memo: true;
  readonly values: readonly { readonly name: string; readonly price: string }[];
};

/** The prices that a client showed for a line, null where it sent none. */
export type SentPrices = { readonly orderPriceCents: Cents | null; readonly memberOrderPriceCents: Cents | null };

/** A cart that is not one: where in it the fault is. */
export type BadCart = { readonly code: "bad-cart"; readonly path: string };

/** The most of one thing that a body may ask for; it keeps every sum far from the limits of whole numbers. */
export const MAX_QUANTITY = 999;

/** Stands for a sent price that is no amount: no line ever costs it. */
const NOT_A_PRICE = cents(-1);

/** The longest memo, in characters. */
export const MAX_MEMO_LENGTH = 500;

/**
 * Reads the lines of a cart from a body or from where a page kept them. Refuses, with the path of the fault, whatever is
 * not of the wire's shape: quantities outside 1 to 999, options nested deeper than menus may be, or the same orderId twice.
 */
export function parseCartLines(data: unknown): readonly CartLine[] | Refused<BadCart> {
  try {
    const lines = list(data, "items").map((line, index) => readLine(line, `items[${index}]`));
    const duplicate = lines.findIndex((line, index) => lines.findIndex((l) => l.orderId === line.orderId) !== index);
    return duplicate < 0 ? lines : { refused: { code: "bad-cart", path: `items[${duplicate}].orderId` } };
  } catch (error) {
    if (error instanceof WireFault) return { refused: { code: "bad-cart", path: error.path } };
    throw error;
  }
}

/** Writes the lines of a cart for a body, without prices: those are the server's to say. */
export function formatCartLines(lines: readonly CartLine[]): CartLineData[] {
  return lines.map((line) => {
    const memo: MemoData[] =
      line.memo === null ? [] : [{ memo: true, values: [{ name: line.memo, price: formatCents(ZERO_CENTS) }] }];
    return {
      id: line.id,
      menu_id: line.menuId,
      section_id: line.sectionId,
      orderId: line.orderId,
      quantity: line.quantity,
      orderOptions: [...line.options.map(formatGroup), ...memo],
    };
  });
}

/** Reads the prices that a client showed, by orderId. A text that is no amount counts as a price that cannot be right. */
export function parseSentPrices(lines: readonly CartLineData[]): ReadonlyMap<number, SentPrices> {
  const read = (text: string | null | undefined): Cents | null =>
    text === null || text === undefined ? null : (parseCents(String(text)) ?? NOT_A_PRICE);
  return new Map(
    lines.map(({ orderId, orderPrice, memberOrderPrice }) => [
      orderId,
      { orderPriceCents: read(orderPrice), memberOrderPriceCents: read(memberOrderPrice) },
    ]),
  );
}

function formatGroup(group: ChosenGroup): ChosenGroupData {
  return {
    id: group.id,
    values: group.values.map(({ id, quantity, options }) => ({ id, quantity, options: options.map(formatGroup) })),
  };
}

class WireFault extends Error {
  override readonly name = "WireFault";
  readonly path: string;
  constructor(path: string) {
    super(`Not a cart: ${path}`);
    this.path = path;
  }
}

function readLine(data: unknown, path: string): CartLine {
  const line = record(data, path);
  const options = list(line.orderOptions ?? [], `${path}.orderOptions`);
  const isMemo = (option: unknown) => record(option, `${path}.orderOptions`).memo === true;
  const memos = options.filter(isMemo);
  if (memos.length > 1) throw new WireFault(`${path}.orderOptions`);
  return {
    orderId: whole(line.orderId, 0, Number.MAX_SAFE_INTEGER, `${path}.orderId`),
    id: id(line.id, `${path}.id`),
    menuId: line.menu_id == null ? null : id(line.menu_id, `${path}.menu_id`),
    sectionId: line.section_id == null ? null : id(line.section_id, `${path}.section_id`),
    quantity: whole(line.quantity, 1, MAX_QUANTITY, `${path}.quantity`),
    options: readGroups(
      options.filter((option) => !isMemo(option)),
      `${path}.orderOptions`,
      1,
    ),
    memo: memos.length === 0 ? null : readMemo(memos[0], `${path}.orderOptions`),
  };
}

function readMemo(data: unknown, path: string): string | null {
  const [value] = list(record(data, path).values, `${path}.values`);
  if (value === undefined) return null;
  const { name } = record(value, `${path}.values[0]`);
  if (typeof name !== "string" || name.length > MAX_MEMO_LENGTH) throw new WireFault(`${path}.values[0].name`);
  return name.trim() === "" ? null : name;
}

function readGroups(data: unknown, path: string, depth: number): ChosenGroup[] {
  const groups = list(data, path);
  if (groups.length > 0 && depth > MAX_OPTION_DEPTH) throw new WireFault(path);
  return groups.map((group, index) => {
    const at = `${path}[${index}]`;
    const { id: groupId, values } = record(group, at);
    return {
      id: id(groupId, `${at}.id`),
      values: list(values, `${at}.values`).map((value, i) => readValue(value, `${at}.values[${i}]`, depth)),
    };
  });
}

function readValue(data: unknown, path: string, depth: number): ChosenValue {
  const value = record(data, path);
  return {
    id: id(value.id, `${path}.id`),
    quantity: whole(value.quantity, 0, MAX_QUANTITY, `${path}.quantity`),
    options: readGroups(value.options ?? [], `${path}.options`, depth + 1),
  };
}

function list(data: unknown, path: string): unknown[] {
  if (!Array.isArray(data)) throw new WireFault(path);
  return data;
}

function record(data: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw new WireFault(path);
  return data as Readonly<Record<string, unknown>>;
}

function id(data: unknown, path: string): Id {
  if (typeof data === "string" && data !== "" && data.length <= 200) return data;
  if (typeof data === "number" && Number.isFinite(data)) return data;
  throw new WireFault(path);
}

function whole(data: unknown, min: number, max: number, path: string): number {
  if (typeof data !== "number" || !Number.isSafeInteger(data) || data < min || data > max) throw new WireFault(path);
  return data;
}
