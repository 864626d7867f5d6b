import { beforeEach, describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { exportVenue } from "../../venue/venue-files/export-venue.ts";

const { comptoir, comptoirAsking, file, call, pool } = await openCommandLine();

const VENUE = {
  restaurant: {
    id: 7,
    name: "Le Gril",
    slug: "le-gril",
    province: "ON",
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.13" },
    hours: [{ weekday: 0, start_time: "11:00", end_time: "22:00" }],
    generic_table_locations: [{ location: "Patio", areas: ["Table 4:T4"] }],
    order_options: { support_email: "aide@gril.example", order_cutoff_days: 2 },
    hasDiscounts: true,
    membership_program: true,
    loyalty_program: true,
  },
  menus: [
    {
      id: 1,
      name: "Dinner",
      sections: [{ id: 2, name: "Grill", items: [{ id: 3, name: "Steak", price: "24.00" }] }],
    },
  ],
  discounts: [{ code: "BIENVENUE", value: "10%" }],
  announcements: [{ id: 1, message: "Closed on Monday" }],
  contact: { email: "owner@gril.example" },
  loyalty: { name: "Points", points_per_dollar: 1 },
  membership: { members: [{ identifier: "M-1" }] },
};
const CSV = "section,name,price\nGrill,Steak,26.00\nGrill,Soup,8.00\n";

type Exported = { restaurant: object; menus: readonly object[] } & Record<string, unknown>;
const exported = async (): Promise<Exported> => JSON.parse((await comptoir("venue", "export", "le-gril")).out);
const converted = async () => {
  const out = await file("converted.json", "");
  await comptoir("venue", "convert", await file("menu.csv", CSV), "--slug", "le-gril", "--out", out);
  return out;
};

beforeEach(async () => {
  expect(await comptoir("venue", "import", "--yes", await file("venue.json", VENUE))).toMatchObject({ exit: 0 });
});

describe("venue#file-names: what a file does not name stays", () => {
  it("A converted menu changes the menu and leaves every setting and every other part.", async () => {
    const { menus: _before, ...rest } = await exported();
    const { exit, out } = await comptoir("venue", "import", "--yes", await converted());
    expect(exit).toBe(0);
    expect(out).toContain('Dish "Soup" (Menu, Grill) is new, 8.00.');
    expect(out).toContain('Dish "Steak" (Dinner, Grill) goes.');
    expect(out).not.toContain("restaurant.");
    const { menus, ...after } = await exported();
    expect(after).toEqual(rest);
    expect(JSON.stringify(menus)).toContain('"26.00"');
    expect((await call("/menu/le-gril/data.json")).body.restaurant).toMatchObject({
      name: "Le Gril",
      tax_rate: { tax1: "0.13" },
    });
  });

  it("A file with settings replaces those that it names; null takes one away.", async () => {
    const restaurant = {
      name: "Le Grand Gril",
      slug: "le-gril",
      tax_rate: { tax1: "0.05", tax2: "0.09975" },
      hours: null,
      order_options: { support_email: "help@gril.example" },
    };
    const { out } = await comptoir("venue", "import", "--yes", await file("settings.json", { restaurant }));
    expect(out).toContain('restaurant.name "Le Gril" becomes "Le Grand Gril"');
    expect(out).toContain('restaurant.tax_rate {"tax1":"0.13"} becomes {"tax1":"0.05","tax2":"0.09975"}');
    expect(out).toContain("restaurant.hours a list of 1 is taken away");
    const { hours: _hours, ...standing } = VENUE.restaurant;
    expect((await exported()).restaurant).toEqual({
      ...standing,
      ...restaurant,
      hours: undefined,
      order_options: { support_email: "help@gril.example", order_cutoff_days: 2 },
    });
    expect((await exported()).menus).toHaveLength(1);
  });

  it("A menu that another part of the restaurant needs is missed by name.", async () => {
    const school = {
      restaurant: { ...VENUE.restaurant, k12: true },
      rotations: [{ id: 1, name: "Autumn", start_date: "2026-09-07", weeks: [{ monday: [1] }] }],
    };
    await comptoir("venue", "import", "--yes", await file("school.json", school));
    const { exit, err } = await comptoir("venue", "import", "--yes", await converted());
    expect(exit).toBe(1);
    expect(err).toContain("rotations[0].weeks[0].monday[0]: is 1, which is not the id of a menu");
    await comptoir("venue", "import", "--yes", await file("none.json", { ...VENUE, rotations: [] }));
  });
});

describe("venue#file-difference: an import says what it changes before", () => {
  const change = () => file("change.json", { ...VENUE, discounts: [{ code: "BIENVENUE", value: "15%" }] });

  it("--dry-run says it and stops.", async () => {
    const before = await exported();
    const { exit, out } = await comptoir("venue", "import", "--dry-run", await change());
    expect(exit).toBe(0);
    expect(out).toContain('Discount "BIENVENUE": value "10%" becomes "15%"');
    expect(out).toContain("nothing was changed");
    expect(await exported()).toEqual(before);
  });

  it("Without a terminal it needs --yes.", async () => {
    const before = await exported();
    const { exit, err } = await comptoir("venue", "import", await change());
    expect(exit).toBe(1);
    expect(err).toContain("say --yes to change that; nothing was changed.");
    expect(await exported()).toEqual(before);
  });

  it("On a terminal it asks.", async () => {
    const before = await exported();
    expect((await comptoirAsking(false, "venue", "import", await change())).exit).toBe(1);
    expect(await exported()).toEqual(before);
    expect((await comptoirAsking(true, "venue", "import", await change())).exit).toBe(0);
    expect(await exported()).toMatchObject({ discounts: [{ value: "15%" }] });
  });

  it("A file that changes nothing, and a restaurant that is new, need no answer.", async () => {
    expect(await comptoir("venue", "import", await file("venue.json", VENUE))).toMatchObject({ exit: 0 });
    const other = { restaurant: { name: "Other", slug: "other" }, menus: [] };
    expect(await comptoir("venue", "import", await file("other.json", other))).toMatchObject({ exit: 0 });
  });

  it("A gift card and an account that an import makes are said before, and leave the way back where it was.", async () => {
    const cards = {
      gift_cards: [{ code: "CARD-7K4M-9QXT", balance: "50.00" }],
      users: [{ email: "ana@gril.example" }],
    };
    await comptoir("venue", "import", "--yes", await change());
    const path = await file("cards.json", { restaurant: { name: "Le Gril", slug: "le-gril" }, ...cards });
    const said = ["Gift card ••••9QXT is new, 50.00.", 'Account "ana@gril.example" is new.'];
    const dry = await comptoir("venue", "import", "--dry-run", path);
    for (const line of [...said, "/le-gril would change so; nothing was changed."]) expect(dry.out).toContain(line);
    expect((await comptoir("venue", "import", path)).exit).toBe(1);
    const done = await comptoir("venue", "import", "--yes", path);
    for (const line of said) expect(done.out).toContain(line);
    expect((await comptoir("venue", "import", path)).out).not.toContain("is new");
    await comptoir("venue", "revert", "le-gril", "--yes");
    expect(await exported()).toMatchObject({ discounts: [{ value: "10%" }] });
  });

  it("Another balance of a gift card that stands has no effect, and an import warns of it.", async () => {
    const cards = (balance: string) => ({ gift_cards: [{ code: "CARD-2W8P-5RJN", balance }] });
    await comptoir("venue", "import", "--yes", await file("card.json", { ...VENUE, ...cards("50.00") }));
    const { out } = await comptoir("venue", "import", await file("card.json", { ...VENUE, ...cards("70.00") }));
    expect(out).toContain("gift_cards[0].balance: has no effect: the card was issued with 50.00");
    const { out: same } = await comptoir("venue", "import", await file("card.json", { ...VENUE, ...cards("50.00") }));
    expect(same).not.toContain("gift_cards[0].balance");
  });

  it("The kitchen's marks are no change, and stay.", async () => {
    await comptoir("sold-out", "le-gril", "Steak");
    const { exit } = await comptoir("venue", "import", await file("venue.json", VENUE));
    expect(exit).toBe(0);
    expect(JSON.stringify(await exported())).toContain('"sold_out":true');
    await comptoir("restock", "le-gril", "Steak");
  });
});

describe("venue#file-revert: `venue revert` brings the venue before back", () => {
  it("after an import that replaced anything, with all of its settings", async () => {
    const before = await exported();
    const bad = {
      restaurant: { name: "Oops", slug: "le-gril", tax_rate: null },
      menus: [],
      discounts: [],
      membership: null,
    };
    await comptoir("venue", "import", "--yes", await file("bad.json", bad));
    expect((await exported()).menus).toBeUndefined();
    // Importing the same file again changes nothing, and keeps the version to revert to.
    await comptoir("venue", "import", "--yes", await file("bad.json", bad));
    expect((await comptoir("venue", "revert", "le-gril")).exit).toBe(1);
    const { exit, out } = await comptoir("venue", "revert", "le-gril", "--yes");
    expect(exit).toBe(0);
    expect(out).not.toContain("warning");
    expect(out).toContain('restaurant.name "Oops" becomes "Le Gril"');
    expect(await exported()).toEqual(before);
  });

  it("with the codes and members that managers added, changed and removed since", async () => {
    const member = (identifier: string) => ({ identifier, promos: ["GOLD"] });
    const venueOf = (price: string, more: object = {}) => ({
      restaurant: { name: "Lists", slug: "lists" },
      menus: [{ id: 1, name: "Menu", items: [{ id: 2, name: "Soup", price }] }],
      ...more,
    });
    const first = {
      discounts: [
        { code: "OLD", value: "10%" },
        { code: "STOPPED", value: "5%" },
      ],
      membership: { members: [member("M-1"), member("M-2")] },
    };
    await comptoir("venue", "import", await file("lists.json", venueOf("4.00", first)));
    const second = { discounts: [{ code: "NEW", value: "2.00" }, ...first.discounts.slice(1)] };
    await comptoir("venue", "import", "--yes", await file("lists.json", venueOf("5.00", second)));
    await pool.query("update discounts set stopped = true where code = 'STOPPED'");
    await pool.query("delete from members where identifier = 'M-2'");
    const { restaurantId } = (
      await pool.query(`select restaurant_id as "restaurantId" from restaurants where slug = 'lists'`)
    ).rows[0];
    await pool.query(
      "insert into discounts (restaurant_id, code_key, code, name, value, uses) values ($1, 'MADE', 'MADE', 'MADE', '3%', 3)",
      [restaurantId],
    );
    expect((await comptoir("venue", "revert", "lists", "--yes")).exit).toBe(0);
    const { menus, discounts, membership } = await exportVenue(pool, restaurantId);
    expect(menus[0]?.items?.[0]?.price).toBe("4.00");
    expect(discounts).toEqual([
      { code: "MADE", value: "3%" },
      { code: "OLD", value: "10%" },
      { code: "STOPPED", value: "5%", stopped: true },
    ]);
    expect(membership?.members.map(({ identifier }) => identifier)).toEqual(["M-1"]);
    const { rows } = await pool.query("select uses from discounts where code = 'MADE'");
    expect(rows).toEqual([{ uses: 3 }]);
  });

  it("is refused if another version is published before it is confirmed", async () => {
    await comptoir("venue", "import", "--yes", await converted());
    const publish = async () =>
      (await comptoir("venue", "import", "--yes", await file("venue.json", VENUE))).exit === 0;
    const { exit, err } = await comptoirAsking(publish, "venue", "revert", "le-gril");
    expect({ exit, err }).toEqual({ exit: 1, err: "le-gril was published again meanwhile; nothing was changed.\n" });
  });

  it("says so where nothing was replaced yet", async () => {
    await comptoir(
      "venue",
      "import",
      await file("new.json", { restaurant: { name: "Fresh", slug: "fresh-one" }, menus: [] }),
    );
    const { exit, err } = await comptoir("venue", "revert", "fresh-one", "--yes");
    expect({ exit, err }).toEqual({ exit: 1, err: "fresh-one has no version to revert to.\n" });
  });
});
