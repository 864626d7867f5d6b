import type { InvalidItem } from "@comptoir/contract";
import { PRICE_CHANGED } from "../../cart/cart-calls.ts";
import type { CartState, ConfirmedCart } from "../../cart/cart-state.ts";
import { termOfRefusal } from "./codes.ts";

/** A problem of a cart line, or a change of its dish since the page read the menu. */
export type LineProblem = {
  readonly orderId: number;
  readonly message: string;
  /** A new price can be accepted. For any other problem the line must be changed or removed. */
  readonly kind: "price-changed" | "not-available";
};

type AnsweredCart = Pick<CartState, "lines" | "priceChanges" | "failure"> & {
  readonly confirmed: {
    readonly lines: CartState["lines"];
    readonly answer: Pick<ConfirmedCart["answer"], "warning">;
  } | null;
};

/** Returns the server's problems with the current lines by `orderId`, at most one per line. */
export function lineProblems(cart: Omit<AnsweredCart, "failure">): ReadonlyMap<number, LineProblem> {
  const answered = cart.confirmed?.lines === cart.lines ? (cart.confirmed.answer.warning?.invalid_items ?? []) : [];
  const read = ({ orderId, message, code }: InvalidItem): [number, LineProblem] => [
    orderId,
    { orderId, message, kind: code === PRICE_CHANGED ? "price-changed" : "not-available" },
  ];
  const gone = answered.filter(({ code }) => code !== PRICE_CHANGED);
  // For a line with both problems, unavailability overrides the changed price.
  return new Map([...cart.priceChanges.map(read), ...gone.map(read)]);
}

/**
 * Returns the server's problem with the whole cart: closed, paused, a full slot. Returns null if the cart has no
 * problem, or if the problem concerns single lines.
 */
export function cartProblem({ lines, confirmed, failure }: Omit<AnsweredCart, "priceChanges">) {
  // A refused code is reported at its field, and the cart is priced without it.
  if (failure && termOfRefusal(failure.code) === null) return failure.message;
  const warning = confirmed?.lines === lines ? confirmed.answer.warning : null;
  return warning && warning.invalid_items.length === 0 ? warning.message : null;
}

/**
 * Returns whether the cart can be ordered, according to the server's last answer. New prices do not prevent an
 * order.
 */
export function isOrderable(cart: AnsweredCart): boolean {
  const problems = [...lineProblems(cart).values()];
  return cartProblem(cart) === null && problems.every(({ kind }) => kind === "price-changed");
}
