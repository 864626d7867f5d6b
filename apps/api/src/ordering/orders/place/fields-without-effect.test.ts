import { expect, it } from "vitest";
import { GRILL, line } from "../../../testing/grill.ts";
import { aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const api = await openTestApi();
const { call, clock, load, pool } = api;

const PASSWORD = "Tourtière @ 6, 12 times";
/** Fields of a submit that the call's description documents as without effect. */
const SAID = {
  pickup: { prepTime: 240 },
  contact: { password: PASSWORD },
  savePaymentMethodOnCheckout: true,
  paymentNotRequired: true,
};

it("A submit's fields without effect are accepted, documented as such, change nothing and are not stored.", async () => {
  clock.set("2026-11-20T17:05:00Z");
  await load(GRILL);
  const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
  const plain = { contact };
  const full = { ...SAID, contact: { ...contact, ...SAID.contact } };
  const answers = [];
  for (const checkout of [plain, full]) answers.push(await submit(api, aPickup({ items: [line(20)], checkout })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [without, withAll] = answers.map(({ body }) => body.order);
  for (const field of ["readyAt", "costs", "paymentMethod", "status"]) expect(withAll[field]).toEqual(without[field]);

  const { body } = await call("/api/openapi.json");
  const schema = JSON.stringify(body);
  for (const field of ["prepTime", "password", "savePaymentMethodOnCheckout", "paymentNotRequired"]) {
    expect(schema, field).toMatch(new RegExp(`"${field}":\\{[^{}]*(\\{[^{}]*\\}[^{}]*)*"description":"No effect`));
  }

  const { rows: tables } = await pool.query("select tablename from pg_tables where schemaname = 'public'");
  for (const { tablename } of tables) {
    const kept = await pool.query(`select from "${tablename}" as kept where kept::text like '%Tourti%'`);
    expect(kept.rowCount, tablename).toBe(0);
  }
});
