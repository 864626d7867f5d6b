import { describe, expect, test } from "vitest";
import { dayChanges, type SeenDay, type SeenDish } from "./day-changes.ts";
import type { DayView } from "./week-view.ts";

const dish = (id: string, but: Partial<SeenDish> = {}): SeenDish => ({
  id,
  name: id,
  cents: 600,
  allergens: "",
  ...but,
});
const seen = (...dishes: SeenDish[]): SeenDay => ({ isServed: dishes.length > 0, dishes });

function day(dishes: readonly SeenDish[], but: Partial<DayView> = {}): DayView {
  const drawn = dishes.map(({ allergens, ...view }) => ({ ...view, isFrom: false, dish: { item: { allergens } } }));
  return {
    date: "2026-11-26",
    state: dishes.length > 0 ? "open" : "closed",
    note: "PD day",
    menus: [{ id: "m", name: "Lunch", dishes: drawn }],
    ordered: [],
    ...but,
  } as unknown as DayView;
}

describe("school#changed-since: the changes of a day that was shown before", () => {
  test("there are none if the day serves the same dishes in another order", () => {
    const [pasta, soup] = [dish("pasta", { allergens: "Egg, Wheat" }), dish("soup")];
    expect(dayChanges(seen(pasta, soup), day([soup, { ...pasta, allergens: "wheat,egg" }]))).toBeNull();
    expect(dayChanges(seen(), day([]))).toBeNull();
  });

  test("they name removed and added dishes", () => {
    expect(dayChanges(seen(dish("pasta"), dish("milk")), day([dish("milk"), dish("soup")]))).toMatchObject({
      gone: ["pasta"],
      fresh: ["soup"],
      closed: null,
    });
  });

  test("they say that a day is closed, and why, or served again, without naming every dish", () => {
    expect(dayChanges(seen(dish("pasta")), day([]))).toMatchObject({ closed: "PD day", gone: [] });
    expect(dayChanges(seen(), day([dish("pasta")]))).toMatchObject({ isServedNow: true, fresh: [] });
  });

  test("they contain new prices, and dishes whose allergens have changed or are no longer known", () => {
    const before = seen(dish("pasta"), dish("soup", { allergens: "Egg" }), dish("milk", { allergens: "Dairy" }));
    const now = day([
      dish("pasta", { cents: 650 }),
      dish("soup", { allergens: "Egg, Fish" }),
      dish("milk", { allergens: null }),
    ]);
    expect(dayChanges(before, now)).toMatchObject({
      repriced: [{ name: "pasta", cents: 650 }],
      otherAllergens: ["soup", "milk"],
      gone: [],
    });
  });

  test("there are none for a past day without orders", () => {
    const over = day([dish("soup")], { state: "past" });
    expect(dayChanges(seen(dish("pasta")), over)).toBeNull();
    const ordered = [{ date: over.date, childId: null, names: "1 × pasta", lines: [] }];
    expect(dayChanges(seen(dish("pasta")), { ...over, ordered })).toMatchObject({ gone: ["pasta"] });
  });
});
