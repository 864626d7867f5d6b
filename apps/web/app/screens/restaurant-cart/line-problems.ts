import type { InvalidItem } from "@comptoir/contract";
import { PRICE_CHANGED } from "../../cart/cart-calls.ts";
import type { CartState, ConfirmedCart } from "../../cart/cart-state.ts";
import { termOfRefusal } from "./codes.ts";

/** What stands in the way of a line, or changed about it since the menu was read. */
export type LineProblem = {
  readonly orderId: number;
  readonly message: string;
  /** A new price can be accepted; anything else needs the line to change or to go. */
  readonly kind: "price-changed" | "not-available";
};

/** The cart with the lines that the server was asked about last, and what it answered about them. */
type AnsweredCart = Pick<CartState, "lines" | "priceChanges" | "failure"> & {
  readonly confirmed: {
    readonly lines: CartState["lines"];
    readonly answer: Pick<ConfirmedCart["answer"], "warning">;
  } | null;
};

/** What the server says of the lines as they are now, one problem for each line. */
export function lineProblems(cart: Omit<AnsweredCart, "failure">): ReadonlyMap<number, LineProblem> {
  const answered = cart.confirmed?.lines === cart.lines ? (cart.confirmed.answer.warning?.invalid_items ?? []) : [];
  const read = ({ orderId, message, code }: InvalidItem): [number, LineProblem] => [
    orderId,
    { orderId, message, kind: code === PRICE_CHANGED ? "price-changed" : "not-available" },
  ];
  const gone = answered.filter(({ code }) => code !== PRICE_CHANGED);
  // What cannot be had at all matters more than what it costs.
  return new Map([...cart.priceChanges.map(read), ...gone.map(read)]);
}

/** The server's word on the whole cart, where it is not about single lines: closed, paused, the time is full. */
export function cartProblem({ lines, confirmed, failure }: Omit<AnsweredCart, "priceChanges">) {
  // A code that failed is said at its field, and the cart is priced without it.
  if (failure && termOfRefusal(failure.code) === null) return failure.message;
  const warning = confirmed?.lines === lines ? confirmed.answer.warning : null;
  return warning && warning.invalid_items.length === 0 ? warning.message : null;
}

/** Whether the cart can be ordered as it stands, as far as the server has said. New prices do not stand in the way. */
export function isOrderable(cart: AnsweredCart): boolean {
  const problems = [...lineProblems(cart).values()];
  return cartProblem(cart) === null && problems.every(({ kind }) => kind === "price-changed");
}
