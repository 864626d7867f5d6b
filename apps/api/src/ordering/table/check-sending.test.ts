import { beforeEach, describe, expect, it, vi } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, GRILL, line } from "../../testing/grill.ts";
import { aTablePhone, seated } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";

const at = await openTestApi();
const { api, clock, load, pool } = at;
await api.startWork();
const [dinner, ...others] = GRILL.menus;
const QUESTION = { question: "Bread?", question_type: "select_one", options: ["Yes", "No"], required: true };
const VENUE = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    order_options: { ...ANY_NUMBER_OPEN, group_ordering: true, custom_questions: [QUESTION] },
  },
  menus: [
    {
      ...dinner,
      items: [
        { id: 11, name: "Soup", price: "8.00" },
        { id: 14, name: "Wine", price: "9.00", alcoholic_beverage: true },
      ],
    },
    ...others,
  ],
};
const [SOUP, WINE] = [line(11), line(14)];
const BREAD = [{ question: "Bread?", answer: "No" }];

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "table_sessions, carts, orders, rate_limits, idempotency_keys, ledger_entries, restaurants");
  await load(VENUE);
});

/** Ana and Olu at a table, with their dishes. `send`: Ana sends the dishes of both, or of some. */
async function aTable(dishes: { readonly ana: object[]; readonly olu: object[] }) {
  const [ana, olu] = [aTablePhone(at, "Ana"), aTablePhone(at, "Olu")];
  const ids = await seated(ana, olu);
  await ana.browser.set(dishes.ana);
  await olu.browser.set(dishes.olu);
  await olu.table();
  const send = (checkout: object, people = ids) => ana.ask("/send", { people, checkout }, crypto.randomUUID());
  return { ana, olu, ids, send, shown: async () => (await olu.table()).table };
}

describe("table#send: what a person sends for others", () => {
  it("is refused at once without the confirmation of age that another's dish needs; nothing waits, and no phone shows it", async () => {
    const { send, shown, ids } = await aTable({ ana: [SOUP], olu: [WINE] });
    const refused = await send({ questions: BREAD });
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_request"]);
    expect(refused.body.issues).toEqual([
      { path: "checkout.legalAcceptance", message: "Please confirm that you are of legal drinking age." },
    ]);
    expect(await shown()).toMatchObject({ sending: null, notSent: null });
    expect((await send({ questions: BREAD }, ids.slice(0, 1))).status).toBe(200);
    expect((await send({ questions: BREAD, legalAcceptance: true })).body.table.sending).toMatchObject({ people: ids });
  });

  it("is refused at once without an answer to a required question, or with one that is no option", async () => {
    const { send, shown } = await aTable({ ana: [SOUP], olu: [SOUP] });
    for (const questions of [[], [{ question: "Bread?", answer: "Maybe" }]]) {
      expect((await send({ questions })).body.issues).toMatchObject([{ path: "checkout.questions[0]" }]);
    }
    expect(await shown()).toMatchObject({ sending: null, notSent: null });
    expect((await send({ questions: BREAD })).body.table.sending).not.toBeNull();
  });

  it("is checked again as it is sent: what was added meanwhile may need the confirmation, which all phones read", async () => {
    const { olu, send, shown } = await aTable({ ana: [SOUP], olu: [SOUP] });
    await send({ questions: BREAD });
    await olu.browser.set([SOUP, WINE]);
    await olu.table();
    clock.set("2026-11-20T17:00:21Z");
    const message = "Please confirm that you are of legal drinking age.";
    await vi.waitFor(async () => expect((await shown()).notSent).toMatchObject({ message }), 10_000);
    expect((await shown()).rounds).toEqual([]);
  });

  it("keeps no answer to a question that the restaurant does not ask", async () => {
    const { send, ids } = await aTable({ ana: [SOUP], olu: [] });
    await send({ questions: [{ question: "Paid?", answer: "Yes" }, ...BREAD] }, ids.slice(0, 1));
    const { rows } = await pool.query("select remarks -> 'questions' as questions from orders");
    expect(rows).toEqual([{ questions: BREAD }]);
  });
});
