import { join } from "node:path";
import { timeLimitMs } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";

const { comptoir, file, folder } = await openCommandLine();

describe("comptoir venue", () => {
  it("lists every fault with its path, and imports nothing of that file", async () => {
    const bad = await file("bad.json", {
      restaurant: { name: "Bad", slug: "bad" },
      menus: [{ items: [{ name: "A" }] }],
    });
    const { exit, err } = await comptoir("venue", "import", bad);
    expect(exit).toBe(1);
    expect(err).toContain("menus[0].items[0].price: is missing");
    expect(err).toContain("nothing was changed");
    expect((await comptoir("venue", "validate", bad)).exit).toBe(1);
  });

  it("prints each warning of an import, the first thousand of them", async () => {
    const items = Array.from({ length: 1_200 }, (_, id) => ({ name: `Dish ${id}`, price: "9.50", colour: "red" }));
    const colourful = await file("colourful.json", { restaurant: { name: "Many", slug: "many" }, menus: [{ items }] });
    const { out } = await comptoir("venue", "import", colourful);
    expect(out).toContain(
      'warning: line 1, "Dish 999": menus[0].items[999].colour: is not a field of venue files and is ignored\n',
    );
    expect(out).toMatch(/warning: and 20\d more like these\.\n/);
  });

  it("goes on after a file that is not there, and says so", async () => {
    const grill = await file("grill.json", GRILL);
    const none = join(folder, "none.json");
    const { exit, out, err } = await comptoir("venue", "validate", none, grill);
    expect({ exit, err }).toEqual({ exit: 1, err: `${none} is not there.\n` });
    expect(out).toContain("grill.json: in order");
  });

  it("says in one line where it cannot write", async () => {
    const table = await file("soup.csv", "section,name,price\nGrill,Soup,8.00\n");
    const out = join(folder, "none", "venue.json");
    const { exit, err } = await comptoir("venue", "convert", table, "--out", out);
    expect(exit).toBe(1);
    expect(err).toContain(`--out: ${out} is in a folder that is not there.\n`);
  });

  it("imports, and gives the file back", async () => {
    const grill = await file("grill.json", GRILL);
    expect(await comptoir("venue", "validate", grill)).toMatchObject({ exit: 0 });
    expect((await comptoir("venue", "import", grill)).out).toContain("imported /the-grill");
    const exported = (await comptoir("venue", "export", "the-grill")).out;
    const again = await file("again.json", exported);
    expect((await comptoir("venue", "import", again)).out).toContain("replaced /the-grill");
    expect((await comptoir("venue", "export", "7")).out).toBe(exported);
    expect(JSON.parse(exported)).toMatchObject({ restaurant: { slug: "the-grill" }, membership: { members: [{}] } });
  });

  it("gives a restaurant another slug only when asked to with --rename", async () => {
    const slug = "the-old-grill";
    const moved = await file("moved.json", { ...GRILL, restaurant: { ...GRILL.restaurant, slug } });
    const { exit, err } = await comptoir("venue", "import", moved);
    expect(exit).toBe(1);
    expect(err).toContain("restaurant.id: is 7, which ");
    expect(err).toContain(
      "has, the restaurant at /the-grill; expected another id, or --rename if that restaurant is to move to /the-old-grill",
    );
    expect((await comptoir("venue", "import", moved, "--rename", "--yes")).out).toContain("replaced /the-old-grill");
    const grill = await file("grill.json", GRILL);
    expect((await comptoir("venue", "import", "--rename", "--yes", grill)).out).toContain("replaced /the-grill");
  });

  it("imports ten thousand items in seconds", async () => {
    const items = Array.from({ length: 10_000 }, (_, id) => ({
      id: id + 1,
      name: `Dish ${id}`,
      price: "9.50",
      stock: 5,
    }));
    const large = await file("large.json", {
      restaurant: { id: 9, name: "Large", slug: "large" },
      menus: [{ name: "All", items }],
    });
    const started = performance.now();
    expect((await comptoir("venue", "import", large)).exit).toBe(0);
    expect(performance.now() - started).toBeLessThan(timeLimitMs(5_000));
  });

  it("writes nothing where every price, or every option, would be lost", async () => {
    const out = join(folder, "lost.json");
    const prices = await file("betrag.csv", "section,name,betrag\nGrill,Soup,8.00\n");
    expect(await comptoir("venue", "convert", prices, "--out", out)).toEqual({
      exit: 1,
      out: "",
      err: `${prices} is not converted: it has prices (1), and every one would be lost. --price AMOUNT gives one to all.\n`,
    });
    const options = await file("options.json", { items: [{ name: "Soup", price: 8 }], modifiers: [{ name: "Bread" }] });
    const { exit, err } = await comptoir("venue", "convert", options, "--out", out);
    expect(exit).toBe(1);
    expect(err).toBe(`${options} is not converted: it has options (1), and every one would be lost.\n`);
    expect((await comptoir("venue", "validate", out)).err).toContain("is not there");
  });

  it("turns a table of dishes into a venue file", async () => {
    const table = await file("menu.csv", "section,name,price\nGrill,Steak,24.00\nGrill,Soup,8.00\n");
    const { exit, out } = await comptoir("venue", "convert", table, "--slug", "from-csv", "--name", "From CSV");
    expect(exit).toBe(0);
    const refused = await comptoir("venue", "convert", table, "--slug", "menu");
    expect(refused).toMatchObject({ exit: 1, out: "" });
    expect(refused.err).toContain('restaurant.slug: is "menu", which is a reserved path of Comptoir');
    expect((await comptoir("venue", "convert", table, "--price", "cheap")).exit).toBe(2);
    const converted = await file("converted.json", out);
    expect((await comptoir("venue", "convert", converted)).err).toContain("This is a venue file already");
    expect(await comptoir("venue", "import", converted)).toMatchObject({ exit: 0 });
  });
});
