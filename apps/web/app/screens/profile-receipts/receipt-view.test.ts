import type { ChildData, OrderData } from "@comptoir/contract";
import { expect, test } from "vitest";
import { viewReceipts } from "./receipt-view.ts";

const anOrder = (number: string, but: Partial<OrderData>) =>
  ({
    ...{ id: number, number, type: "school", status: "placed", date: null, zone: "America/Toronto", childId: null },
    placedAt: "2026-11-20T17:00:00.000Z",
    destination: { kind: "school-date", date: "2026-11-23" },
    restaurant: { slug: "the-school", name: "The School" },
    costs: { totalWithTip: "6.00" },
    items: [{ name: "Pasta" }],
    ...but,
  }) as unknown as OrderData;
const ZOE = { id: "zoe", name: "Zoé", class: "2B", allergies: [], note: null } satisfies ChildData;

test("people#receipts: a school's receipts show the date and the child, and those placed at the same time are sorted by number", () => {
  const receipts = viewReceipts(
    [
      anOrder("14", { placedAt: "2026-11-21T17:00:00.000Z" }),
      anOrder("12", { destination: { kind: "school-date", date: "2026-11-24" }, childId: "gone" }),
      anOrder("9", { childId: "zoe" }),
    ],
    [ZOE],
  );
  expect(receipts.map(({ number, servedOn }) => [number, servedOn])).toEqual([
    ["14", "Monday, November\u00a023"],
    ["9", "Monday, November\u00a023, for Zoé"],
    ["12", "Tuesday, November\u00a024"],
  ]);
});

test("other receipts show no school date and no child", () => {
  const [receipt] = viewReceipts(
    [anOrder("3", { destination: { kind: "pickup" } as OrderData["destination"] })],
    [ZOE],
  );
  expect(receipt?.servedOn).toBeNull();
});
