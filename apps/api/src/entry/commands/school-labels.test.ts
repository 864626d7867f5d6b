import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pagesOfPdf, wordsOfPdf } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";
import { register, type SignedIn } from "../../testing/people.ts";
import { addChild, type DateToOrder, orderDates, SCHOOL } from "../../testing/school.ts";

const test = await openCommandLine();
const { clock, comptoir, folder, load, pool } = test;
const dish = { id: 10, price: "6.00", allergens: ["Egg"] };
const sauce = { id: 110, name: "Sauce", localization: { "fr-CA": { name: "Sauce" } } };
const value = { id: 111, name: "Peanut", price: "0.00", allergens: ["Peanuts"] };
const pasta = { ...dish, name: "Pasta", options: [{ ...sauce, values: [value] }] };
const menus = SCHOOL.menus.map((menu) =>
  menu.id === "pasta" ? { ...menu, items: [pasta, { id: 11, name: "Rice", price: "5.00" }] } : menu,
);
await load({ ...SCHOOL, menus });
clock.set("2026-11-20T17:00:00Z");

const DATE = "2026-11-26";
const place = async (who: SignedIn | null, childId: string | null, items: DateToOrder["items"]) => {
  const [order] = await orderDates(test, who, [{ date: DATE, ...(childId && { childId }), items }]);
  return order?.id;
};
const meal = (id: number, but: object = {}) => ({ id, ...but });
const withPeanuts = { orderOptions: [{ id: 110, values: [{ id: 111, quantity: 1 }] }] };

const labels = async (...options: string[]) => {
  const out = join(folder, `${randomUUID()}.pdf`);
  const said = await comptoir("school", "labels", DATE, "--out", out, ...options);
  expect(said).toMatchObject({ exit: 0, err: "" });
  return { ...said, out, pdf: await readFile(out) };
};

describe("school#labels: comptoir school labels", () => {
  it("makes a label of each meal, by class and then by name, with options, allergies and what is unsafe", async () => {
    const ada = await register(test, { email: "ada@example.ca" });
    const ids = {
      tenth: await addChild(test, ada, { name: "Zoé", class: "10A" }),
      second: await addChild(test, ada, { name: "Émile", class: "2B", allergies: ["Peanuts", "Egg"], note: "EpiPen" }),
      third: await addChild(test, ada, { name: "Eva", class: "2B" }),
    };
    await place(ada, ids.tenth, [meal(11, { quantity: 2 })]);
    await place(ada, ids.second, [meal(10, withPeanuts), meal(11)]);
    await place(null, null, [meal(11)]);
    await place(ada, ids.third, [meal(10)]);
    const gone = await place(ada, ids.third, [meal(10)]);
    await pool.query("update orders set status = 'cancelled' where id = $1", [gone]);

    const { pdf, err, exit, out } = await labels();
    expect({ exit, err }).toEqual({ exit: 0, err: "" });
    expect(wordsOfPdf(pdf).filter((line) => !line.includes("The School"))).toEqual([
      ...["2B · Émile", "Allergies: Peanuts and eggs", "EpiPen"],
      ...["1 × Pasta", "Sauce: Peanut", "Contains: Peanuts and eggs"],
      ...["1 × Rice", "Allergens not confirmed"],
      ...["2B · Eva", "1 × Pasta"],
      ...["10A · Zoé", "2 × Rice"],
      ...["Ada Lovelace", "1 × Rice"],
    ]);
    expect(wordsOfPdf(pdf)).toContain("Thursday, November\u00a026 · The School · No. 2");
    expect(pagesOfPdf(pdf)).toBe(1);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
  });

  it("is in the other language where it is asked for", async () => {
    const words = wordsOfPdf((await labels("--locale", "fr-CA")).pdf);
    expect(words).toContain("Allergies\u00a0: Arachides et œufs");
  });

  it("prints the child's current data; after the child is deleted, the label names the person who ordered", async () => {
    await pool.query("update children set allergies = '{Fish}', class = '3C' where name = 'Émile'");
    await pool.query("delete from children where name = 'Eva'");
    const said = { notes: "Gate B", questions: [{ question: "Cutlery?", answer: ["Fork", "Knife"] }] };
    await pool.query(
      "update orders set remarks = (remarks::jsonb || $1)::json where contact ->> 'full_name' is not null",
      [said],
    );
    const words = wordsOfPdf((await labels()).pdf);
    expect(words).toContain("3C · Émile");
    expect(words).toContain("Allergies: Fish");
    expect(words.join(" ")).toContain("EpiPen · Gate B · Cutlery? – Fork and Knife");
    expect(words.filter((line) => line === "Ada Lovelace")).toHaveLength(2);
    expect(words.join(" ")).not.toContain("Eva");
  });

  it("school#label-list: writes out what cannot be printed in a list beside it, for who made it alone to read", async () => {
    const mei = await register(test, { email: "mei@example.ca" });
    const childId = await addChild(test, mei, { name: "王小明", class: "1C", note: "过敏" });
    const id = await place(mei, childId, [meal(11)]);
    const path = join(folder, `${randomUUID()}.pdf`);
    const said = await comptoir("school", "labels", DATE, "--out", path);
    const list = path.replace(".pdf", "-list.txt");
    expect(await readFile(list, "utf8")).toMatch(/^Thursday.* · The School · No\. \d+\n1C · 王小明\n过敏\n1 × Rice\n$/);
    expect((await stat(list)).mode & 0o777).toBe(0o600);
    expect(said.out).toContain(`1 of them have letters that cannot be printed, and are written out in ${list}`);
    expect(wordsOfPdf(await readFile(path))).toContain("Written out in full on the list");
    await pool.query("update orders set status = 'cancelled' where id = $1", [id]);
  });

  it("says nothing of a child in the terminal, nor in the name of its file", async () => {
    const { out: path, ...said } = await labels();
    expect(JSON.stringify([path, { ...said, pdf: null }])).not.toMatch(/Émile|Zoé|3C|10A|EpiPen/);
  });

  it("refuses what is no date, a date without orders, what is no school, and several schools of which none is named", async () => {
    expect(await comptoir("school", "labels", "monday")).toMatchObject({ exit: 2 });
    expect((await comptoir("school", "labels", "2026-12-07")).err).toContain("Nothing is ordered");
    await load(GRILL);
    expect((await comptoir("school", "labels", DATE, "--restaurant", "the-grill")).err).toContain("is not a school");
    await load({ ...SCHOOL, restaurant: { ...SCHOOL.restaurant, id: "second", slug: "second-school" } });
    expect(await comptoir("school", "labels", DATE)).toMatchObject({
      exit: 2,
      err: expect.stringContaining("second-school"),
    });
  });
});
