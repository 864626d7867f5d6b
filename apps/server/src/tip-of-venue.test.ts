import { expect, test } from "vitest";
import { aLine, openSite, type VenueFile } from "./testing/open-venue.ts";

// checkout#tip-choices: choices on the checkout page.
const site = await openSite();

type Visit = readonly [type: string, query: string, body: object];
const VISITS: readonly [Visit, Visit, Visit] = [
  ["dine-in", "tableNum=1", { type: "dine-in" }],
  ["pickup", "takeout=true", { type: "pickup", tableNum: null }],
  ["generic-catering", "catering=true", { type: "generic-catering", tableNum: null }],
];

/** Returns the tip percentage that the checkout preselects; null for none. */
async function preselected(tip_config: object, [, query, body]: Visit, province = "ON") {
  const venue = await site.open(({ restaurant }: VenueFile) => {
    Object.assign(restaurant, { payment_processor: "sandbox", catering: true, province });
    restaurant.order_options.tip_config = { default_values: ["11", "13", "17"], ...tip_config };
  });
  const page = await venue.pageWithCart("/checkout", query, { items: [aLine()], ...body });
  expect(page, "the choices are there").toMatch(/13\s*%/);
  const chosen = [...page.matchAll(/<label\b[\s\S]*?<\/label>/g)].map(([label]) => label);
  const words = chosen.find((label) => /\schecked=""/.test(label) && /1[137]\s*%/.test(label));
  return words === undefined ? null : (/1[137](?=\s*%)/.exec(words)?.[0] ?? null);
}

test.each(VISITS)("The venue's preselected tip is preselected: %s", async (type, query, body) => {
  const visit: Visit = [type, query, body];
  expect(await preselected({ default_value_selected: 1 }, visit)).toBe("13");
  expect(await preselected({ default_value_selected: 0 }, visit)).toBe("11");
  expect(await preselected({ default_value_selected: 1 }, visit, "QC")).toBeNull();
});

test("If the venue sets none, the third tip is preselected at the table, and none elsewhere.", async () => {
  const [table, pickup, catering] = VISITS;
  expect(await preselected({}, table)).toBe("17");
  expect(await preselected({}, pickup)).toBeNull();
  expect(await preselected({}, catering)).toBeNull();
});

test("The venue's label of the tip is in the totals, else the default label.", async () => {
  const nameOfTip = async (tip_config: object) => {
    const venue = await site.open(({ restaurant }: VenueFile) => {
      Object.assign(restaurant, { payment_processor: "sandbox" });
      restaurant.order_options.tip_config = { default_values: ["11", "13", "17"], ...tip_config };
    });
    const page = await venue.pageWithCart("/checkout");
    // Finds the totals row of a 17 % tip on 10.00.
    return [...page.matchAll(/<dt\b[^>]*>([\s\S]*?)<\/dt>\s*<dd\b[^>]*>([\s\S]*?)<\/dd>/g)]
      .map(([, name = "", amount = ""]) => [name, amount].map((html) => html.replaceAll(/<[^>]*>/g, "").trim()))
      .find(([, amount]) => /1[.,]70/.test(amount ?? ""))?.[0];
  };
  expect(await nameOfTip({ total_summary_title: "For the kitchen" })).toBe("For the kitchen (17%)");
  expect(await nameOfTip({})).toBe("Tip (17%)");
});
