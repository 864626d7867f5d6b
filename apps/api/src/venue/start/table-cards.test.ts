import { pagesOfPdf, wordsOfPdf } from "@comptoir/test-kit";
import { expect, it } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi({ origin: "https://order.example" });
const { api, call, clock, load } = test;
clock.set("2026-11-20T17:00:00Z");

it("operations#table-codes: a manager gets the links and the cards of the published tables, in both languages or one", async () => {
  await load({ ...GRILL, restaurant: { ...GRILL.restaurant, tables: "1-7", generic_table_locations: null } });
  const ana = await aStaffMember(test, { name: "Ana", role: "manager" });
  const bo = await aStaffMember(test, { name: "Bo", role: "counter" });
  expect((await call("/api/staff/tables", undefined, bo.headers)).status).toBe(403);
  const { body } = await call("/api/staff/tables", undefined, ana.headers);
  expect(body).toMatchObject({ origin: "https://order.example", isReachable: true });
  expect(body.tables.slice(0, 1)).toEqual([{ name: "Table 1", url: "https://order.example/the-grill?tableNum=1" }]);
  expect(body.tables).toHaveLength(7);

  const cards = async (query: string) => {
    const request = new Request(`http://comptoir.test/api/staff/tables/cards.pdf${query}`, { headers: ana.headers });
    const response = await api.fetch(request);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    return Buffer.from(await response.arrayBuffer());
  };
  const both = await cards("?paper=a4");
  expect(pagesOfPdf(both)).toBe(2);
  expect(wordsOfPdf(both).slice(1, 4)).toEqual([
    "Table 1",
    "Scan to see the menu and order",
    "Balayez le code pour voir le menu et commander",
  ]);
  expect(wordsOfPdf(await cards("?languages=fr-CA")).filter((words) => words.startsWith("Scan"))).toEqual([]);

  await load({ ...GRILL, restaurant: { ...GRILL.restaurant, tables: null, generic_table_locations: null } });
  expect((await call("/api/staff/tables/cards.pdf", undefined, ana.headers)).status).toBe(404);
});
