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

describe("what stands in a line's way", () => {
  test("A line that cannot be had holds the cart back; a new price does not.", () => {
    expect(isOrderable(aCart([{ orderId: 1, code: 426 }]))).toBe(false);
    expect(isOrderable(aCart([{ orderId: 1, code: 428 }], 428))).toBe(true);
  });

  test("What the server said of an earlier cart is not said of this one.", () => {
    const cart = { ...aCart([{ orderId: 1, code: 415 }]), lines: [...LINES] };
    expect(lineProblems(cart).size).toBe(0);
  });

  test("What is about no line is said of the whole cart: closed, paused.", () => {
    expect(cartProblem(aCart([], 418))).toBe("Code 418");
    expect(cartProblem(aCart([{ orderId: 1, code: 415 }]))).toBeNull();
  });

  test("A code that failed does not hold the cart back: it is priced without it.", () => {
    const failure = { code: "gift_card_empty" as const, message: "The gift card does not have any funds left" };
    expect(cartProblem({ ...aCart([{ orderId: 1, code: 428 }], 428), failure })).toBeNull();
  });
});
