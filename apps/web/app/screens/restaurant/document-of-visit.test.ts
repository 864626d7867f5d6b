import { momentOn } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { aGrill } from "../../testing/fake-api.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { documentOfVisit } from "./document-of-visit.ts";

const HOURS = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "11:00", end_time: "22:00" }));
const soldOut = { price: "9.00", sold_out: true };
const GRILL = {
  ...aGrill({ hours: HOURS }),
  menus: [
    {
      id: 1,
      name: "Menu",
      items: [
        { id: 1, name: "Soup of the day", ...soldOut, stock: 0, auto_restock: "daily" },
        { id: 2, name: "Last of the jam", ...soldOut, stock: 0 },
        { id: 3, name: "Taken off by the kitchen", ...soldOut, auto_restock: "daily" },
      ],
    },
  ],
};
const FRIDAY = "2026-11-20";

/** Returns the sold-out dishes of a visit at an hour. */
function soldOutFor(query: string, hour: number) {
  const document = documentOfVisit(GRILL, parseVisit(new URLSearchParams(query)), {
    now: momentOn(FRIDAY, hour * 60),
    suite: null,
  });
  return document.menus[0]?.items?.flatMap(({ id, sold_out }) => (sold_out ? [id] : []));
}

test("A visitor who can only order for tomorrow sees dishes restocked by then as available, and the others as sold out.", () => {
  expect(soldOutFor("takeout=true", 23)).toEqual([2, 3]);
});

test("A visitor who can order for today sees all of them as sold out: while the venue is open, before it opens, and at a table.", () => {
  expect(soldOutFor("takeout=true", 12)).toEqual([1, 2, 3]);
  expect(soldOutFor("takeout=true", 9)).toEqual([1, 2, 3]);
  expect(soldOutFor("tableNum=12", 23)).toEqual([1, 2, 3]);
});
