import { m } from "@comptoir/messages";
import { expect, onTestFinished, test, vi } from "vitest";
import { PASSWORD } from "../../api/src/testing/people.ts";
import { STADIUM } from "../../api/src/testing/stadium.ts";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { aLine, openSite } from "./testing/open-venue.ts";
import { openVisitor } from "./testing/visitor.ts";

const site = await openSite({ waitMs: 1_000 });
const imported = await importVenueFile(site.pool, STADIUM, { now: new Date("2026-11-20T17:00:00Z") });
if ("faults" in imported) throw new Error(JSON.stringify(imported.faults));

/** Locks a table until the test ends, as a migration may. */
async function lockTable(table: string): Promise<void> {
  const client = await site.pool.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  onTestFinished(async () => {
    await client.query("rollback");
    client.release();
  });
}

test("user-messages: a cart that cannot be loaded is not shown as empty.", async () => {
  await site.open(({ restaurant }) => Object.assign(restaurant, { id: 90, slug: "locked" }));
  const visitor = openVisitor(site);
  const body = { type: "dine-in", tableNum: "1", items: [aLine()] };
  expect((await visitor.call("/api/orders/set-costs", body, { "x-restaurant-id": "90" })).status).toBe(200);
  const { page: before } = await visitor.go("/locked/cart?tableNum=1");
  expect(before).toContain("Fries");
  await lockTable("carts");
  const { page, status } = await visitor.go("/locked/cart?tableNum=1");
  expect([status, page.includes(m.cart_unread()), page.includes(m.cart_empty())]).toEqual([200, true, false]);
});

test("user-messages: could not fetch events. The page says so and offers a retry.", async () => {
  const visitor = openVisitor(site);
  await visitor.submit("/login", { intent: "sign-in", email: "ana@example.ca", password: PASSWORD });
  expect((await visitor.go("/profile/events")).status).toBe(200);
  await lockTable("events");
  const { page, status } = await visitor.go("/profile/events");
  expect(status).toBe(503);
  expect(page).toContain(m.error_page_unavailable_heading());
  expect(page).toContain(m.site_try_again());
});

test("A form for no page, or from another site, writes no stack trace.", async () => {
  const written = vi.spyOn(console, "error");
  onTestFinished(() => written.mockRestore());
  const submit = async (place: string, origin: string) => {
    const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
    return (await site.ask(place, { method: "POST", headers, body: "a=b" })).status;
  };
  for (const place of ["/cantine", "/cantine.data"]) {
    expect(await submit(place, "http://comptoir.test")).toBe(405);
    expect(await submit(place, "https://evil.example")).toBe(403);
  }
  expect(written).not.toHaveBeenCalled();
});
