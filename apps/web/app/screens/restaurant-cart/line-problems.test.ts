import { describe, expect, test } from "vitest";
import type { CartState } from "../../cart/cart-state.ts";
import { cartProblem, isOrderable, lineProblems } from "./line-problems.ts";

const LINES: CartState["lines"] = [
  { orderId: 1, id: 1, menuId: null, sectionId: null, quantity: 1, options: [], memo: null },
];

function aCart(invalid: readonly { orderId: number; code: number | string }[], code: number | string = 426) {
  const invalid_items = invalid.map((item) => ({ ...item, id: 1, name: "Soup", message: `Code ${item.code}` }));
  const warning = { code, message: `Code ${code}`, invalid_items };
  return {
    lines: LINES,
    confirmed: { lines: LINES, answer: { warning } },
    priceChanges: invalid_items.filter((item) => item.code === 428),
    failure: null,
  };
}

describe("problems of cart lines", () => {
  test("An unavailable line prevents an order; a new price does not.", () => {
    expect(isOrderable(aCart([{ orderId: 1, code: 426 }]))).toBe(false);
    expect(isOrderable(aCart([{ orderId: 1, code: 428 }], 428))).toBe(true);
  });

  test("Problems of an earlier cart are not shown for the current one.", () => {
    const cart = { ...aCart([{ orderId: 1, code: 415 }]), lines: [...LINES] };
    expect(lineProblems(cart).size).toBe(0);
  });

  test("A problem that concerns no line is shown for the whole cart: closed, paused.", () => {
    expect(cartProblem(aCart([], 418))).toBe("Code 418");
    expect(cartProblem(aCart([{ orderId: 1, code: 415 }]))).toBeNull();
  });

  test("A refused code does not prevent an order, since the cart is priced without it.", () => {
    const failure = { code: "gift_card_empty" as const, message: "The gift card does not have any funds left" };
    expect(cartProblem({ ...aCart([{ orderId: 1, code: 428 }], 428), failure })).toBeNull();
  });
});
