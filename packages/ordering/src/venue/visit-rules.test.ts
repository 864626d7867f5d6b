import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { GUEST, type Who } from "../account/who.ts";
import { checkOrderingConfig, isTypeOffered, needsLogin, type OrderingConfig, viewOnlyReason } from "./can-order.ts";
import { takesPickup } from "./generic-catering.ts";
import { chooseTakeout, deriveOrderType, isDelivered, type OrderType } from "./order-type.ts";
import { orderingSettings } from "./ordering-settings.ts";
import { findArea, readTableLocations } from "./table-locations.ts";

const OFF = { preOrdering: false, genericCatering: false, k12: false, takeout: false };

describe("Order type", () => {
  it("is derived in order: catering when pre-ordering, generic-catering, school, take-out, otherwise dine-in", () => {
    expect(deriveOrderType({ preOrdering: true, genericCatering: true, k12: true, takeout: true })).toBe("catering");
    expect(deriveOrderType({ ...OFF, genericCatering: true, k12: true, takeout: true })).toBe("generic-catering");
    expect(deriveOrderType({ ...OFF, k12: true, takeout: true })).toBe("school");
    expect(deriveOrderType({ ...OFF, takeout: true })).toBe("take-out");
    expect(deriveOrderType(OFF)).toBe("dine-in");
  });

  it("of a take-out becomes pickup or delivery at the checkout", () => {
    expect([chooseTakeout("take-out", true), chooseTakeout("take-out", false)]).toEqual(["delivery", "pickup"]);
    expect(chooseTakeout("catering", true)).toBe("catering");
  });

  it("is delivered if it is delivery, or if the checkout says so", () => {
    expect([isDelivered("delivery", false), isDelivered("catering", true), isDelivered("pickup", false)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("Ordering configuration", () => {
  const NONE: OrderingConfig = { tableNum: null, anotherRoundId: null, savedPaymentMethods: null };
  const check = (type: OrderType, config: Partial<OrderingConfig> = {}) =>
    checkOrderingConfig(type, { ...NONE, ...config });

  it("is missing without take-out, generic-catering, k12, a table number or another round", () => {
    expect(check("dine-in")).toEqual({ refused: { code: "no-config" } });
    expect(check("dine-in", { tableNum: " " })).toEqual({ refused: { code: "no-config" } });
    expect([check("dine-in", { tableNum: "12" }), check("dine-in", { anotherRoundId: "7" })]).toEqual([null, null]);
    expect([check("take-out"), check("generic-catering"), check("school")]).toEqual([null, null, null]);
  });

  it("needs at least one saved payment method for pre-ordering", () => {
    expect(check("catering", { savedPaymentMethods: 0 })).toEqual({
      refused: { code: "pre-order-without-payment-method" },
    });
    expect([check("catering", { savedPaymentMethods: 1 }), check("catering")]).toEqual([null, null]);
  });
});

describe("A view-only menu", () => {
  const genericCateringRules = { requiresLogin: false, hidesCreditCard: false, showsPickup: false, isAll: false };
  const open = {
    ...{ ordersPaused: false, paymentProcessor: "sandbox", extraMethods: [], genericCateringRules },
    ...{ cardsOff: false, takesGiftCards: false, k12: false },
  };
  const takeout = { viewOnly: false, type: "take-out" } as const;

  it("has a reason: orders are paused, no payment is possible, or the link asks for it", () => {
    expect(viewOnlyReason({ ...open, ordersPaused: true }, { ...takeout, viewOnly: true })).toBe("orders-paused");
    expect(viewOnlyReason({ ...open, paymentProcessor: null }, takeout)).toBe("no-processor");
    expect(viewOnlyReason(open, { ...takeout, viewOnly: true })).toBe("view-only");
    expect(viewOnlyReason(open, takeout)).toBeNull();
  });

  it("says that cards are off, unless an order can be paid in full in another way", () => {
    const off = { ...open, paymentProcessor: "stripe", cardsOff: true };
    expect(viewOnlyReason(off, takeout)).toBe("cards-off");
    expect(viewOnlyReason(off, { ...takeout, onTab: true })).toBeNull();
    expect(viewOnlyReason({ ...off, extraMethods: ["invoice"] }, takeout)).toBeNull();
    expect(viewOnlyReason({ ...off, takesGiftCards: true }, takeout)).toBeNull();
    expect(viewOnlyReason({ ...off, k12: true }, { viewOnly: false, type: "school" })).toBeNull();
    expect(viewOnlyReason({ ...off, ordersPaused: true }, takeout)).toBe("orders-paused");
  });

  it("says that no means is offered, if generic catering hides the card or would be paid on premise", () => {
    const catering = { viewOnly: false, type: "generic-catering" } as const;
    const hidden = { ...open, genericCateringRules: { ...genericCateringRules, hidesCreditCard: true } };
    expect(viewOnlyReason(open, catering)).toBeNull();
    expect(viewOnlyReason(hidden, catering)).toBe("no-payment-method");
    expect(viewOnlyReason({ ...hidden, extraMethods: ["invoice"] }, catering)).toBeNull();
    expect(viewOnlyReason(hidden, takeout)).toBeNull();
    expect(viewOnlyReason({ ...open, paymentProcessor: "payOnPremise" }, catering)).toBe("no-payment-method");
    expect(viewOnlyReason({ ...open, paymentProcessor: "payOnPremise" }, takeout)).toBeNull();
  });
});

describe("Generic catering", () => {
  const rules = { requiresLogin: false, hidesCreditCard: false, showsPickup: false, isAll: false };

  it("is offered by a restaurant with catering only; a school takes school orders and no take-out or dine-in", () => {
    const offered = (settings: { genericCatering: boolean; k12: boolean }, isAll = false) =>
      (["generic-catering", "school", "take-out", "dine-in"] as const).filter((type) =>
        isTypeOffered(type, { ...settings, genericCateringRules: { ...rules, isAll } }),
      );
    expect(offered({ genericCatering: true, k12: false })).toEqual(["generic-catering", "take-out", "dine-in"]);
    expect(offered({ genericCatering: false, k12: true })).toEqual(["school"]);
    expect(offered({ genericCatering: true, k12: false }, true)).toEqual(["generic-catering"]);
    expect(offered({ genericCatering: false, k12: false }, true)).toEqual(["take-out", "dine-in"]);
  });

  it("may require a web user, as school menus may", () => {
    const settings = { genericCateringRules: { ...rules, requiresLogin: true }, k12RequiresLogin: true };
    const asked = (who: Who) =>
      (["generic-catering", "school", "take-out"] as const).filter((type) => needsLogin(type, settings, who));
    expect(asked(GUEST)).toEqual(["generic-catering", "school"]);
    expect(asked({ kind: "operator", operatorId: "o" })).toEqual(["generic-catering", "school"]);
    expect(asked({ kind: "user", userId: "u" })).toEqual([]);
    expect(needsLogin("generic-catering", { genericCateringRules: rules, k12RequiresLogin: false }, GUEST)).toBe(false);
    for (const school of [{ k12RequiresLogin: true }, { order_options: { k12_requires_login: true } }]) {
      expect(needsLogin("school", orderingSettings(aRestaurant(school)), GUEST)).toBe(true);
    }
    expect(needsLogin("school", orderingSettings(aRestaurant()), GUEST)).toBe(false);
  });

  it("allows pickup if the venue shows the option, or does not deliver", () => {
    const takes = (delivers: boolean, showsPickup: boolean, type: OrderType = "generic-catering") =>
      takesPickup(type, { delivers, genericCateringRules: { ...rules, showsPickup } });
    expect([takes(true, false), takes(true, true), takes(false, false)]).toEqual([false, true, true]);
    expect(takes(true, false, "take-out")).toBe(true);
  });
});

describe("Table locations", () => {
  it("find the area of a code, which replaces the table number", () => {
    const locations = readTableLocations([
      { location: "Terrace", areas: ["Bar: left:T-1", "T-2"] },
      { location: "Hall" },
    ]);
    expect(findArea(locations, "T-1")).toEqual({ location: "Terrace", label: "Bar: left", code: "T-1" });
    expect(findArea(locations, "T-2")?.label).toBe("T-2");
    expect(findArea(locations, "T-3")).toBeNull();
  });
});
