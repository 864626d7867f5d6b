import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { SCHOOL } from "../../api/src/testing/school.ts";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { aLine, openSite, type VenueFile } from "./testing/open-venue.ts";
import { openVisitor } from "./testing/visitor.ts";

// screens#query-parameters and kinds of venues: pages that links lead to.
const site = await openSite();
const ON_RESTAURANT = (fields: object) => (file: VenueFile) => Object.assign(file.restaurant, fields);
const load = async (document: object) => {
  const result = await importVenueFile(site.pool, document, { now: new Date("2026-11-20T17:00:00Z") });
  if ("faults" in result) throw new Error(JSON.stringify(result.faults));
};
await load(SCHOOL);
const go = (place: string) => openVisitor(site).go(place);
/** Returns a page's text without tags. */
const words = (page: string) => page.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

describe("Delivery", () => {
  const DELIVERS = { delivery: { type: "custom", custom: [{ location: "Hall", areas: ["Room 1:H1"] }] } };
  /** Returns the way that the checkout's switch preselects. */
  async function preselected(query: string, fields: object = DELIVERS) {
    const venue = await site.open(ON_RESTAURANT({ payment_processor: "sandbox", ...fields }));
    const page = await venue.pageWithCart("/checkout", query, { type: "pickup", tableNum: null, items: [aLine()] });
    return [
      ...page.matchAll(/<a\b[^>]*aria-current[^>]*href="([^"]*)"|<a\b[^>]*href="([^"]*)"[^>]*aria-current[^>]*>/g),
    ].flatMap(([, one, other]) => /takeoutType=(\w+)/.exec(one ?? other ?? "")?.[1] ?? []);
  }

  test("is preselected for take-out when the restaurant supports delivery,", async () => {
    expect(await preselected("takeout=true")).toEqual(["delivery"]);
    expect(await preselected("takeout=true&takeoutType=delivery")).toEqual(["delivery"]);
    expect(await preselected("takeout=true&takeoutType=delivery", {})).toEqual(["pickup"]);
  });

  test("unless takeoutType is pickup.", async () => {
    expect(await preselected("takeout=true&takeoutType=pickup")).toEqual(["pickup"]);
  });
});

describe("A school's week", () => {
  /** Returns the days that a page offers for ordering meals. */
  const daysOf = async (query: string) => {
    const { status, page } = await go(`/the-school${query}`);
    expect(status).toBe(200);
    const said = words(page);
    return ["23", "25", "26", "30"]
      .filter((day) => new RegExp(`(?:November|Nov\\.?) ${day}\\b`).test(said))
      .concat(["1", "4"].filter((day) => new RegExp(`(?:December|Dec\\.?) ${day}\\b`).test(said)));
  };

  test("comes from selectedWeek, from the start to the end of that week.", async () => {
    expect(await daysOf("?selectedWeek=2026-11-25")).toEqual(["23", "25", "26"]);
    expect(await daysOf("?selectedWeek=2026-12-02")).toEqual(["30", "1", "4"]);
  });

  test("or from dateRange, or from dates.", async () => {
    expect(await daysOf("?dateRange=2026-11-30,2026-12-04")).toEqual(["30", "1", "4"]);
    expect(await daysOf("?dates=2026-12-01")).toEqual(["1"]);
  });

  test("k12: the page is a school's week, whatever the link says, and takes no table's order.", async () => {
    const { page } = await go("/the-school?takeout=true&tableNum=4");
    expect(words(page)).toContain("Meal 10");
    const items = [{ id: 10, orderId: 1, quantity: 1, orderOptions: [] }];
    const data = { config: { tableNum: "4" }, items, checkout: { contact: { full_name: "Ada Lovelace" } }, date: null };
    const headers = { "x-restaurant-id": "school", "idempotency-key": randomUUID() };
    const answer = await openVisitor(site).call("/api/orders", { type: "dine-in", data }, headers);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("code")]);
  });

  test.each([
    ["k12RequiresLogin", { k12RequiresLogin: true }],
    [
      "order_options.k12_requires_login",
      { order_options: { ...SCHOOL.restaurant.order_options, k12_requires_login: true } },
    ],
  ])("%s asks guests to sign in.", async (_field, fields) => {
    const restaurant = {
      ...SCHOOL.restaurant,
      id: `s-${_field}`,
      slug: `s-${_field.toLowerCase().replaceAll(/[._]/g, "-")}`,
      ...fields,
    };
    await load({ ...SCHOOL, restaurant });
    const [guarded, open] = [await go(`/${restaurant.slug}`), await go("/the-school")];
    const asks = ({ page }: { page: string }) => page.includes(`/login?back=%2F${restaurant.slug}`);
    expect([guarded.to?.startsWith("/login") || asks(guarded), asks(open)]).toEqual([true, false]);
  });
});

describe("Languages", () => {
  const langOf = async (query: string, language = "") => {
    const answer = await site.ask(`/the-school${query}`, { headers: { "accept-language": language } });
    return /<html lang="([^"]+)"/.exec(await answer.text())?.[1];
  };

  test("are en-CA and fr-CA, with en-CA as the fallback.", async () => {
    expect(await langOf("?locale=fr-CA")).toBe("fr-CA");
    expect(await langOf("", "fr-CA,fr;q=0.9")).toBe("fr-CA");
    expect(await langOf("", "fr-FR")).toBe("fr-CA");
    expect(await langOf("", "de-DE")).toBe("en-CA");
    expect(await langOf("?locale=de")).toBe("en-CA");
  });
});

describe("A venue's page shows", () => {
  test("a prep time above 60 minutes split into hours and minutes.", async () => {
    const prep = async (minutes: number, query = "takeout=true") =>
      words(
        await (
          await site.open(({ menus }) => menus.map((menu) => Object.assign(menu, { estimated_prep_time: minutes })))
        ).page(query),
      );
    expect(await prep(75)).toMatch(/1 h(?:our)? 15 min/);
    expect(await prep(60)).toMatch(/60 min/);
    expect(await prep(75, "takeout=true&locale=fr-CA")).toMatch(/1\s?h\s?(?:et )?15/);
  });

  test("the venue's own text at the gift card's field.", async () => {
    const said = { title: "Kitchen cards", label: "Number of the card", tooltip: "On its back" };
    const voucher = { type: "text", ...said };
    const cart = await (await site.open(ON_RESTAURANT({ payment_processor: "sandbox", voucher }))).pageWithCart(
      "/cart",
    );
    const plain = await (await site.open(ON_RESTAURANT({ voucher: said }))).pageWithCart("/cart");
    for (const text of Object.values(said))
      expect([text, cart.includes(text), plain.includes(text)]).toEqual([text, true, false]);
  });

  test("taxes by their names in the venue's province, for all thirteen.", async () => {
    const nameOf = async (province: string) => {
      const venue = await site.open(
        ON_RESTAURANT({ province, tax_rate: { tax1: "0.05", tax2: "0.07" }, show_split_taxes: true }),
      );
      return /\b(QST|PST|RST)\b/.exec(words(await venue.pageWithCart("/cart", "tableNum=1&locale=en-CA")))?.[0];
    };
    expect(await nameOf("QC")).toBe("QST");
    expect(await nameOf("BC")).toBe("PST");
    await expect(site.open(ON_RESTAURANT({ province: "OT" }))).rejects.toThrow(
      "one of AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT",
    );
  });
});
