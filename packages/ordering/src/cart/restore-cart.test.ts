import { aCartLine, aMenu, aMenuItem, anOptionGroup, aSection, chosen } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexMenus } from "../menu/menu-index.ts";
import { cartQuantity } from "./cart-quantity.ts";
import { type RestoreContext, restoreCart } from "./restore-cart.ts";

const soup = aMenuItem({ id: "soup" });
const sundae = aMenuItem({ id: "sundae" });
const steak = aMenuItem({ id: "steak", options: [anOptionGroup({ id: "cooking", required: true })] });
const index = indexMenus([
  aMenu({
    items: [soup, steak, aMenuItem({ id: "pie", soldOut: true }), aMenuItem({ id: "tart", stock: 0 })],
    sections: [aSection({ soldOut: true, items: [sundae] })],
  }),
]);

const context: RestoreContext = {
  restaurantId: 7,
  eventSuiteId: null,
  loginRequired: false,
  authenticated: false,
  index,
  maxItemsPerCart: null,
};

describe("Restoring a cart", () => {
  it("It is restored only when it belongs to the same restaurant, the user is authenticated where login is required, and the event-suite context matches. Otherwise it is cleared.", () => {
    const saved = { restaurantId: "7", eventSuiteId: null, lines: [aCartLine({ id: "soup" })] };
    expect(restoreCart(saved, context).lines).toHaveLength(1);
    expect(restoreCart({ ...saved, restaurantId: 8 }, context)).toEqual({
      lines: [],
      changes: [],
      cleared: "other-restaurant",
    });
    expect(restoreCart(saved, { ...context, loginRequired: true }).cleared).toBe("login-required");
    expect(restoreCart(saved, { ...context, loginRequired: true, authenticated: true }).cleared).toBeNull();
    expect(restoreCart(saved, { ...context, eventSuiteId: 3 }).cleared).toBe("other-event-suite");
  });

  it("drops lines of missing or sold-out items, and lists them", () => {
    const ids = ["soup", "ghost", "pie", "tart", "sundae"];
    const lines = ids.map((id, i) => aCartLine({ orderId: i + 1, id }));
    const gone = aCartLine({ orderId: 9, id: "soup", options: [chosen("nothing", "x")] });
    const restored = restoreCart({ restaurantId: 7, eventSuiteId: null, lines: [...lines, gone] }, context);
    expect(restored.lines.map((line) => line.id)).toEqual(["soup"]);
    expect(restored.changes.map(({ line, reason }) => [line.id, reason])).toEqual([
      ["ghost", "item-missing"],
      ["pie", "sold-out"],
      ["tart", "sold-out"],
      ["sundae", "sold-out"],
      ["soup", "option-missing"],
    ]);
  });

  it("reduces or drops an over-limit line", () => {
    const lines = [3, 3, 3].map((quantity, i) =>
      aCartLine({ orderId: i + 1, id: "soup", memo: `Bowl ${i}`, quantity }),
    );
    const restored = restoreCart({ restaurantId: 7, eventSuiteId: null, lines }, { ...context, maxItemsPerCart: 5 });
    expect(restored.lines.map((line) => line.quantity)).toEqual([3, 2]);
    expect(restored.changes.map(({ reason, quantityKept }) => [reason, quantityKept])).toEqual([
      ["over-limit", 2],
      ["over-limit", 0],
    ]);
  });

  it("never exceeds the limit", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 })), fc.integer({ min: 0, max: 40 }), (quantities, limit) => {
        const lines = quantities.map((quantity, i) =>
          aCartLine({ orderId: i + 1, id: "soup", memo: `${i}`, quantity }),
        );
        const restored = restoreCart(
          { restaurantId: 7, eventSuiteId: null, lines },
          { ...context, maxItemsPerCart: limit },
        );
        expect(cartQuantity(restored.lines)).toBe(Math.min(limit, cartQuantity(lines)));
      }),
    );
  });
});
