import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL } from "../../../testing/grill.ts";
import { aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { clock, load, pool } = test;
beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "orders, notices, unpaid_orders");
});

const ADA = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const hide = (hide_guest_info: object) =>
  load({
    ...GRILL,
    restaurant: { ...GRILL.restaurant, order_options: { ...GRILL.restaurant.order_options, hide_guest_info } },
  });
const place = (contact: object) => submit(test, aPickup({ checkout: { contact } }));

describe("checkout#hide-guest-info: a contact field that the venue hides", () => {
  it.each([
    [{ email: true }, { email: null, phone_number: "416-555-0123" }],
    [{ phone: true }, { email: "ada@example.test", phone_number: null }],
    [
      { email: true, phone: true },
      { email: null, phone_number: null },
    ],
  ])("is neither stored nor used for messages: %o", async (hidden, kept) => {
    await hide(hidden);
    const { status, body } = await place(ADA);
    expect(status, JSON.stringify(body)).toBe(201);
    const { rows } = await pool.query("select contact from orders");
    expect(rows).toEqual([{ contact: { full_name: "Ada Lovelace", ...kept } }]);
    const written = JSON.stringify((await pool.query("select recipient from notices")).rows);
    if (kept.email === null) expect(written).not.toContain("ada@example.test");
    if (kept.phone_number === null) expect(written).not.toContain("4165550123");
  });

  it("never causes a refusal, whatever its value.", async () => {
    await hide({ email: true });
    expect((await place({ ...ADA, email: "no address" })).status).toBe(201);
  });

  it("does not replace the required one.", async () => {
    await hide({ phone: true });
    const { status, body } = await place({ ...ADA, email: "" });
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: "data.checkout.contact.email" });
  });
});
