import { expect, test } from "vitest";
import { sayNumbers } from "./order-numbers.ts";

test("hub#hub-parent: The numbers of a hub's order are formatted as a list, each number once.", () => {
  expect(sayNumbers("41")).toBe("41");
  expect(sayNumbers("12 + 7 + 31")).toBe("12, 7 and 31");
  expect(sayNumbers("1 + 1 + 1")).toBe("1");
});
