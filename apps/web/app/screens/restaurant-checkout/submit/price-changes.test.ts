import type { PricedLineData } from "@comptoir/contract";
import { expect, test } from "vitest";
import { priceChangesBetween } from "./submit-state.ts";

const line = (orderId: number, orderPrice: string) =>
  ({ orderId, name: `Dish ${orderId}`, orderPrice }) as PricedLineData;

test("What you saw is what you pay: a line whose price changed is shown with both prices, other lines are not shown.", () => {
  const changes = priceChangesBetween([line(1, "10.00"), line(2, "5.00")], [line(1, "12.00"), line(2, "5.00")], []);
  expect(changes).toEqual([{ orderId: 1, name: "Dish 1", oldPrice: "10.00", newPrice: "12.00" }]);
});

test("The price in the refusal overrides one that was read earlier.", () => {
  const refused = [{ orderId: 1, id: 1, name: "Dish 1", code: 428, message: "", price: "13.00" }];
  expect(priceChangesBetween([line(1, "10.00")], [line(1, "12.00")], refused)[0]?.newPrice).toBe("13.00");
});
