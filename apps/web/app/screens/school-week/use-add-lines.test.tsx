// @vitest-environment happy-dom
import type { ChildData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { aCartLine } from "@comptoir/test-kit";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { findDishes } from "../../cart/known-dish.ts";
import { ChosenChildProvider } from "../../children/chosen-child.tsx";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { addedWords, useAddLines } from "./use-add-lines.ts";

const GRILL = aGrill({ k12: true });
const child = (id: string, allergies: string[]): ChildData => ({ id, name: id, class: "2B", allergies, note: null });
const CHILDREN = [child("zoe", ["Egg"]), child("leo", ["Peanuts"])];

/** A poutine that contains dairy, with a choice of sauces whose second one contains peanuts. */
const dish = () => {
  const [known] = findDishes(GRILL.menus, 7);
  if (!known) throw new Error("The grill has a poutine.");
  const value = (id: number, allergens: string) => ({ id, name: `Sauce ${id}`, price: "0.00", allergens });
  const options = [{ id: 50, name: "Sauce", values: [value(51, "none"), value(52, "Peanuts")] }];
  return { ...known, item: { ...known.item, allergens: "Dairy", options } } as typeof known;
};
const line = (childId: string, sauce: number) => {
  const options = [{ id: 50, values: [{ id: sauce, quantity: 1, options: [] }] }];
  const { orderId: _, ...item } = aCartLine({ id: 7, menuId: 1, options, date: "2026-11-23", childId });
  return item;
};

function Adding() {
  const addLines = useAddLines();
  const [said, setSaid] = useState("");
  const items = [line("zoe", 52), line("leo", 51), line("leo", 52)];
  const add = async () => {
    const added = await addLines(items, [dish()]);
    setSaid(addedWords(added, { some: `added ${added.count}`, none: "none" }));
  };
  return (
    <button type="button" onClick={() => void add()}>
      Add {said}
    </button>
  );
}

function AddingFor() {
  return (
    <ChosenChildProvider all={CHILDREN}>
      <Adding />
    </ChosenChildProvider>
  );
}

test("school#allergy-warning: adding several dishes leaves out those that are unsafe for the child with their choices, and names them", async () => {
  const api = aFakeApi(GRILL);
  api.answer("POST /orders/item", () => Response.json({ valid: true }));
  const diner = dinerAt(
    await openScreen("/grill/week", { path: "week", loader: () => null, Component: AddingFor }, GRILL, api),
  );
  await diner.press("Add");
  const words = `added 2 ${m.school_left_unsafe({ dishes: "Poutine" })}`;
  await vi.waitFor(() => expect(diner.reads()).toContain(words), { timeout: 20_000 });
});

test("if every dish was left out as unsafe, the message does not say that the dishes are already there", () => {
  const words = { some: "some", none: "none", more: "more" };
  expect(addedWords({ count: 0, unsafe: [] }, { some: "some", none: "none" })).toBe("none");
  expect(addedWords({ count: 0, unsafe: ["Pasta"] }, words)).toBe(`${m.school_left_unsafe({ dishes: "Pasta" })} more`);
  expect(addedWords({ count: 1, unsafe: [] }, words)).toBe("some more");
});
