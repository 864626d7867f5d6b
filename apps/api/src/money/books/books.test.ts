import { beforeEach, describe, expect, it } from "vitest";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { emptyLedger } from "../../testing/check-books.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL, line } from "../../testing/grill.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { totalsOfDay } from "./day-totals.ts";

const test = await openCommandLine();
const { clock, comptoir, load, pool } = test;
clock.set(new Date().toISOString());
const QUEBEC = { payment_processor: "sandbox", province: "QC", tax_rate: { tax1: "0.05", tax2: "0.09975" }, hours: [] };
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
await load({ ...GRILL, menus, restaurant: { ...GRILL.restaurant, ...QUEBEC } });
const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Toronto" });
beforeEach(async () => {
  await emptyTables(pool, "orders, order_lines, order_events, payments, gift_card_entries, sandbox_gateway.payments");
  await emptyLedger(pool);
});

/** Places an order for two soups with a tip of 3.00, paid by card; returns its id. */
async function anOrder(but: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const body = aSubmit({
    items: [line(11, { quantity: 2 })],
    costs: { tip: { type: "dollar", amount: "3.00" } },
    checkout: {
      contact: { full_name: "Ada", email: "ada@example.test" },
      paymentMethod: "credit_card",
      card: await aCard(test),
    },
    ...but,
  });
  const { status, body: answer } = await submit(test, body, { headers });
  expect(status, JSON.stringify(answer)).toBe(201);
  await processPaymentsNow(pool);
  return answer.order.id;
}
const cancel = async (orderId: string) => {
  await moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId }, "cancelled");
  await processPaymentsNow(pool);
};
const check = () => comptoir("books", "check");
const agrees = async () => expect(await check()).toEqual({ exit: 0, out: "The books agree.\n", err: "" });
/** Sums an account's postings, in cents. */
const account = async (name: string) => {
  const { rows } = await pool.query(
    `select coalesce(sum(amount), 0)::int as cents from ledger_entries e, unnest(accounts, amounts) as p (account, amount)
     where account = $1`,
    [name],
  );
  return rows[0].cents;
};

describe("The ledger", () => {
  it("tells of an order what was sold, each tax at its rate, the tip, and the money that was taken for it", async () => {
    await anOrder();
    const { rows } = await pool.query(
      "select kind, accounts, amounts from ledger_entries where order_id is not null order by entry_id",
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["authorised", "captured", "sale"]);
    const sale = rows.find(({ kind }) => kind === "sale");
    expect(sale.accounts).toEqual(["due", "sales", "tips", "tax1:0.05", "tax2:0.09975"]);
    expect(sale.amounts.map(Number).reduce((sum: number, one: number) => sum + one)).toBe(0);
    expect({ due: await account("due"), held: await account("authorised"), tips: await account("tips") }).toEqual({
      due: 0,
      held: 0,
      tips: -300,
    });
    await agrees();
  });

  it("takes a cancelled order back whole, with the money, and a gift card with its own", async () => {
    const [code = ""] = (await comptoir("gift-cards", "issue", "the-grill", "5.00")).out.split("\n");
    const id = await anOrder({ costs: { voucher: { code } } });
    expect(await account("gift-cards")).toBe(0);
    await agrees();
    await cancel(id);
    expect(await account("gift-cards")).toBe(-500);
    for (const name of ["due", "sales", "tips", "gateway:sandbox"])
      expect([name, await account(name)]).toEqual([name, 0]);
    await agrees();
  });

  it("is append-only, and rejects an entry whose postings do not sum to zero", async () => {
    for (const sql of [
      "update ledger_entries set order_id = null",
      "delete from ledger_entries",
      "truncate ledger_entries",
    ]) {
      await expect(pool.query(sql)).rejects.toThrow("only ever added to");
    }
    const entry = (accounts: string[], amounts: number[]) =>
      pool.query(
        "insert into ledger_entries (restaurant_id, at, local_day, kind, accounts, amounts) values ('7', now(), now(), 'sale', $1, $2)",
        [accounts, amounts],
      );
    await expect(entry(["due", "sales"], [100, -99])).rejects.toThrow("check constraint");
    await expect(entry(["due"], [100, -100])).rejects.toThrow("check constraint");
  });
});

describe("comptoir books check", () => {
  /** Corrupts rows, expects the check to report these words, and restores the rows. */
  async function finds(change: string, back: string, ...words: string[]): Promise<void> {
    await pool.query(change);
    const { exit, out } = await check();
    await pool.query(back);
    for (const word of words) expect(out).toContain(word);
    expect(exit).toBe(1);
    await agrees();
  }

  it("names each difference with its order and the amounts", async () => {
    await comptoir("gift-cards", "issue", "the-grill", "5.00");
    const id = await anOrder();
    const paid = "payments";
    await finds(
      `update ${paid} set amount_cents = amount_cents + 1 where order_id = '${id}'`,
      `update ${paid} set amount_cents = amount_cents - 1 where order_id = '${id}'`,
      `of order ${id} of 7 holds or took`,
      "captured, $",
    );
    await finds(
      `update orders set payment_status = 'refunded' where id = '${id}'`,
      `update orders set payment_status = 'captured' where id = '${id}'`,
      `Order ${id} of 7 says another thing of payment`,
    );
    await finds(
      `update sandbox_gateway.payments p set state = 'refunded' from payments o where o.id = p.reference and o.order_id = '${id}'`,
      `update sandbox_gateway.payments p set state = 'captured' from payments o where o.id = p.reference and o.order_id = '${id}'`,
      "captured, $",
      "refunded, $",
    );
    const stray = "00000000-0000-4000-8000-000000000001";
    await finds(
      `insert into sandbox_gateway.payments (reference, amount_cents, state) values ('${stray}', 777, 'captured')`,
      `delete from sandbox_gateway.payments where reference = '${stray}'`,
      `payment ${stray}, $7.77, captured, was not found here`,
    );
    const asleep = (what: string) =>
      `alter table orders disable trigger user; ${what}; alter table orders enable trigger user`;
    await finds(
      asleep(`update orders set status = 'cancelled' where id = '${id}'`),
      asleep(`update orders set status = 'placed' where id = '${id}'`),
      `Order ${id} of 7 owes $0.00 here`,
    );
    await finds(
      "alter table gift_card_entries disable trigger user; update gift_card_entries set amount_cents = amount_cents + 5 where reason = 'issue'",
      "update gift_card_entries set amount_cents = amount_cents - 5 where reason = 'issue'; alter table gift_card_entries enable trigger user",
      "The gift cards of 7 hold",
    );
  });

  it("names an order that is not in the ledger, and one that is only there", async () => {
    const id = await anOrder({ type: "dine-in" });
    await pool.query(
      `alter table orders disable trigger user; create table aside as select * from orders where id = '${id}'; delete from orders where id = '${id}'`,
    );
    expect((await check()).out).toContain(`Order ${id} of 7 is in the ledger alone`);
    await pool.query(
      "insert into orders select * from aside; drop table aside; alter table orders enable trigger user",
    );
    await agrees();
    await emptyLedger(pool);
    expect((await check()).out).toContain(`Order ${id} of 7 is not in the ledger`);
  });
});

describe("comptoir books day", () => {
  it("totals a day by tax, by method and by movement, as text and as CSV", async () => {
    await anOrder();
    const one = (await pool.query("select costs from orders")).rows[0].costs;
    const { out } = await comptoir("books", "day", today);
    expect(out).toContain("the-grill: 1 order");
    expect(out).toMatch(new RegExp(`GST 5%\\s+${one.taxBrackets[0].tax1.amount}\\n`));
    expect(out).toMatch(new RegExp(`QST 9.975%\\s+${one.taxBrackets[0].tax2.amount}\\n`));
    expect(out).toMatch(new RegExp(`paid by credit_card\\s+${one.totalWithTip}\\n`));
    const csv = (await comptoir("books", "day", today, "--restaurant", "the-grill", "--csv")).out;
    expect(csv.split("\r\n").slice(0, 3)).toEqual([
      "day,kitchen,group,name,amount",
      `${today},the-grill,orders,orders,1`,
      `${today},the-grill,sales,sales,${one.totalWithoutTaxes}`,
    ]);
    const [code = ""] = (await comptoir("gift-cards", "issue", "the-grill", "5.00")).out.split("\n");
    await cancel(await anOrder({ costs: { voucher: { code } } }));
    const moved = (await comptoir("books", "day", today, "--restaurant", "the-grill")).out;
    for (const [what, amount] of [
      ["gift-cards gift-card-issued", "5.00"],
      ["gift-cards gift-card-debited", "-5.00"],
      ["gift-cards gift-card-credited", "5.00"],
    ]) {
      expect(moved).toMatch(new RegExp(`moved: ${what}\\s+${amount}\n`));
    }
    expect((await comptoir("books", "day", "2020-01-01")).out).toContain("Nothing moved");
    expect((await comptoir("books", "day", "2020-13-01")).exit).toBe(2);
  });
});

describe("payment#books-day: a kitchen's day", () => {
  it("is of the day on which orders were placed, of every restaurant or of one", async () => {
    await anOrder();
    const restaurant = { ...GRILL.restaurant, ...QUEBEC, id: 8, slug: "beside" };
    await load({ ...GRILL, menus, restaurant });
    await anOrder({ config: { restaurantId: 8, tableNum: "12" } }, { "x-restaurant-id": "8" });
    const of = async (day: string, restaurantId: string | null) =>
      (await totalsOfDay({ database: pool }, { day, restaurantId })).map((one) => [one.restaurantId, one.orders]);
    expect(await of(today, null)).toEqual([
      ["8", 1],
      ["7", 1],
    ]);
    expect(await of(today, "7")).toEqual([["7", 1]]);
    expect(await of(today, "8")).toEqual([["8", 1]]);
    expect(await of("2020-01-01", null)).toEqual([]);
  });
});
