import { MAX_OPTION_DEPTH } from "../menu/option.ts";
import { type Cents, cents, parseCents } from "../money/cents.ts";
import { isCalendarDate } from "../time/calendar-date.ts";
import { type Id, MAX_ID_LENGTH } from "../venue/restaurant.ts";
import { MAX_MEMO_LENGTH, MAX_QUANTITY } from "./limits.ts";
import type { CartLine, ChosenGroup, ChosenValue } from "./line.ts";

/** The wire format of a cart line in request bodies and saved carts. api#body-line */
export type CartLineData = {
  readonly id: Id;
  readonly menu_id: Id | null;
  readonly section_id: Id | null;
  readonly orderId: number;
  readonly quantity: number;
  readonly orderOptions: readonly (ChosenGroupData | MemoData)[];
  /** The school's date for which the line is ordered. */
  readonly date?: string | undefined;
  readonly childId?: string | undefined;
};

/** The wire format of chosen options. A missing quantity means 1. */
export type ChosenGroupData = { readonly id: Id; readonly values: readonly ChosenValueData[] };
export type ChosenValueData = {
  readonly id: Id;
  readonly quantity?: number | null;
  readonly options?: readonly ChosenGroupData[] | null;
};

/** The special instructions, sent as an option with `memo: true` and one value of price 0. */
export type MemoData = {
  readonly memo: true;
  readonly values: readonly { readonly name: string; readonly price: string }[];
};

/** Maximum length of a child's id, in characters: the length of a UUID. */
const MAX_CHILD_ID_LENGTH = 36;

/** Stands for a shown price that cannot be parsed. It equals no line's price, because no price is negative. */
const NOT_A_PRICE = cents(-1);

/** Parses the price that a client showed; null if it showed none, `NOT_A_PRICE` if the text is invalid. */
export function readShownPrice(text: string | null | undefined): Cents | null {
  return text === null || text === undefined ? null : (parseCents(text) ?? NOT_A_PRICE);
}

/** Returns a memo's text; null if it is blank. */
export function readMemo(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}

/** Formats cart lines for a request body or for storage, without prices, which the server computes. */
export function formatCartLines(lines: readonly CartLine[]): CartLineData[] {
  return lines.map(formatCartLine);
}

export function formatCartLine(line: CartLine): CartLineData {
  const { id, menuId, sectionId, orderId, quantity, options, memo, date, childId } = line;
  const memos: MemoData[] = memo === null ? [] : [{ memo: true, values: [{ name: memo, price: "0.00" }] }];
  const orderOptions = [...options, ...memos];
  const place = { ...(date && { date }), ...(childId && { childId }) };
  return { id, menu_id: menuId, section_id: sectionId, orderId, quantity, orderOptions, ...place };
}

/**
 * Parses lines that the server or a browser saved; null if the format is invalid. The contract parses request
 * bodies.
 */
export function parseCartLines(data: unknown): readonly CartLine[] | null {
  if (!Array.isArray(data)) return null;
  const lines = data.map(readLine);
  const isWhole = lines.every((line) => line !== null);
  return isWhole && new Set(lines.map(({ orderId }) => orderId)).size === lines.length ? lines : null;
}

function readLine(data: unknown): CartLine | null {
  const { id, menu_id = null, section_id = null, orderId, quantity, orderOptions = [], date, childId } = fieldsOf(data);
  if (!isId(id) || !isWhole(orderId, 0, Number.MAX_SAFE_INTEGER) || !isWhole(quantity, 1, MAX_QUANTITY)) return null;
  if ((menu_id !== null && !isId(menu_id)) || (section_id !== null && !isId(section_id))) return null;
  if (date !== undefined && (typeof date !== "string" || !isCalendarDate(date))) return null;
  if (childId !== undefined && (typeof childId !== "string" || childId.length > MAX_CHILD_ID_LENGTH)) return null;
  if (!Array.isArray(orderOptions)) return null;
  const isMemo = (option: unknown) => fieldsOf(option).memo === true;
  const options = readGroups(
    orderOptions.filter((option) => !isMemo(option)),
    1,
  );
  const memos = orderOptions.filter(isMemo).map(nameOfMemo);
  const [memo = null] = memos;
  if (options === null || memos.length > 1 || (memo !== null && memo.length > MAX_MEMO_LENGTH)) return null;
  const line = { orderId, id, menuId: menu_id, sectionId: section_id, quantity, options, memo: readMemo(memo) };
  return { ...line, ...(date === undefined ? {} : { date }), ...(childId === undefined ? {} : { childId }) };
}

function nameOfMemo(option: unknown): string | null {
  const { values } = fieldsOf(option);
  const { name } = fieldsOf(Array.isArray(values) ? values[0] : null);
  return typeof name === "string" ? name : null;
}

function readGroups(data: unknown, depth: number): ChosenGroup[] | null {
  if (!Array.isArray(data) || (data.length > 0 && depth > MAX_OPTION_DEPTH)) return null;
  const groups = data.map((group): ChosenGroup | null => {
    const { id, values } = fieldsOf(group);
    if (!isId(id) || !Array.isArray(values)) return null;
    const read = values.map((value) => readValue(value, depth));
    return read.every((value) => value !== null) ? { id, values: read } : null;
  });
  return groups.every((group) => group !== null) ? groups : null;
}

function readValue(data: unknown, depth: number): ChosenValue | null {
  const { id, quantity, options = [] } = fieldsOf(data);
  const nested = readGroups(options, depth + 1);
  return isId(id) && isWhole(quantity, 0, MAX_QUANTITY) && nested !== null ? { id, quantity, options: nested } : null;
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null ? { ...data } : {};
}

function isId(data: unknown): data is Id {
  return typeof data === "string" ? data !== "" && data.length <= MAX_ID_LENGTH : Number.isSafeInteger(data);
}

function isWhole(data: unknown, min: number, max: number): data is number {
  return typeof data === "number" && Number.isSafeInteger(data) && data >= min && data <= max;
}
