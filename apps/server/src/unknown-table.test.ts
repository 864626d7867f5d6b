import { describe, expect, it } from "vitest";
import { aLine, openSite } from "./testing/open-venue.ts";

const site = await openSite();
const listed = await site.open(({ restaurant }) => {
  restaurant.tables = "1-9";
});
const any = await site.open(() => {});

const submit = (tableNum: string) => ({
  type: "dine-in",
  data: { config: { tableNum }, items: [aLine()], checkout: { contact: { full_name: "Noor", phone: "416-555-0142" } } },
});

describe("ordering#table-unknown: a table number that is not on the venue's list", () => {
  it("is asked for again, with a message at its field", async () => {
    expect(await listed.page("tableNum=9")).toContain("Table 9");
    const asksAgain = await listed.page("unknownTable=12");
    expect(asksAgain).toContain("We don’t have a table 12");
    expect(asksAgain).toMatch(/name="tableNum"[^>]*value="12"/);
    expect(await any.page("tableNum=12")).toContain("Table 12");
  });

  it("is removed from the URL of a link", async () => {
    expect(await listed.leadsTo("/cart?tableNum=12&menuList=1")).toBe("/cart?menuList=1&unknownTable=12");
    expect(await listed.leadsTo("/cart?tableNum=9")).toBeNull();
  });

  it("is refused for a cart and for an order, in the request's language", async () => {
    for (const body of [await listed.bill({ tableNum: "12" }), await listed.post("/orders", submit("12"))]) {
      expect(body).toContain("table_unknown");
      expect(body).toContain("check its number");
    }
    expect(await listed.bill({ tableNum: "9" })).toContain("orderItems");
    expect(await any.bill({ tableNum: "12" })).toContain("orderItems");
  });
});
