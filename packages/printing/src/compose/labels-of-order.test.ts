import { expect, test } from "vitest";
import { composeLabel, labelsOfOrder } from "../index.ts";
import { at, group, line, order, value } from "../testing/sample-orders.ts";
import { textOf } from "../testing/text-of.ts";

const EN = { locale: "en-CA", widthMm: 58 } as const;
const ORDER = order({
  type: "generic-catering",
  destination: { kind: "pickup" },
  allergies: ["peanuts"],
  notes: "No garlic",
  lines: [line("Wrap", 2, { orderOptions: [group("Bread", value("Rye"))] }), line("Tea", 1)],
});

test("printing#label: Each portion has a label with its number, whom it is for, allergies and note.", () => {
  const labels = labelsOfOrder(ORDER, { each: "portion", at }, EN);
  expect(labels.map(({ dishes, foot }) => [dishes[0]?.words, foot.slice(-6)])).toEqual([
    ["Wrap", "1 of 3"],
    ["Wrap", "2 of 3"],
    ["Tea", "3 of 3"],
  ]);
  expect(labels[0]).toMatchObject({ whom: "Gabrielle Guest", allergies: "Allergies: Peanuts", note: "No garlic" });
});

test("printing#label: An order has one label with all its dishes; a suite's names the suite.", () => {
  const destination = { kind: "suite", eventSuiteId: "1", name: "Suite 12" } as const;
  const [label, ...others] = labelsOfOrder({ ...ORDER, destination }, { each: "order", at }, EN);
  expect(others).toEqual([]);
  const text = label ? textOf(composeLabel(label, EN)).map((words) => words.trim()) : [];
  expect(text.slice(0, 3)).toEqual(["Suite 12", "Allergies:", "Peanuts"]);
  expect(text).toEqual(expect.arrayContaining(["2 × Wrap", "Bread: Rye", "1 × Tea"]));
});

test("menu#diner-allergies: A portion's label has the allergies of who eats it; a school's meal has all.", () => {
  const diners = [{ allergies: ["Peanuts"] }, { name: "Ana", allergies: ["Egg"], orderIds: [2] }];
  const lines = [line("Wrap", 1), line("Tea", 1, { orderId: 2 })];
  const ordered = { ...ORDER, lines, diners, allergies: ["Peanuts", "Egg"] };
  const allergiesOf = (child: typeof ORDER.child) =>
    labelsOfOrder({ ...ordered, child }, { each: "portion", at }, EN).map(({ allergies }) => allergies);
  expect(allergiesOf(null)).toEqual(["Allergies: Peanuts", "Allergies: Peanuts and eggs · Ana: Eggs"]);
  expect(allergiesOf({ name: "Zoé", class: "2B", note: null })[0]).toBe("Allergies: Peanuts and eggs · Ana: Eggs");
});
