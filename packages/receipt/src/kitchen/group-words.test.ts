import { expect, it } from "vitest";
import { groupWords } from "./group-words.ts";

const lines = [
  { orderId: 1, name: "Soup", quantity: 1 },
  { orderId: 2, name: "Soup", quantity: 2 },
  { orderId: 3, name: "Steak", quantity: 1 },
];
const group = { id: "0194a6f0-3c5e-7d10-8000-000000000000", name: "Ana", people: 2, lines: [] };

it("table#group-orders: names the group, and in an order for all whose each dish is", () => {
  expect(groupWords({ group: null, lines })).toEqual([]);
  expect(groupWords({ group, lines })).toEqual(["Group Ana, 2 people"]);
  const ofAll = [
    { name: "Ana", orderIds: [1] },
    { name: "Olu", orderIds: [2, 3] },
    { name: "Bo", orderIds: [9] },
  ];
  expect(groupWords({ group: { ...group, lines: ofAll }, lines })).toEqual([
    "Group Ana, 2 people",
    "Ana: Soup",
    "Olu: 2 × Soup and Steak",
  ]);
});
