// @vitest-environment happy-dom
import type { TableData, YourTableData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { RestaurantData } from "@comptoir/ordering";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createLoadContext, localeContext } from "../../load-context.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { loader as loadPayPage } from "../restaurant-table-pay/route.tsx";
import RestaurantTable, { loader } from "./route.tsx";

const TACOS = { id: "802", name: "Tacos" };
const SWEETS = { id: "803", name: "Sweets" };
const [ANA, OLU] = ["0194a6f0-3c5e-7d10-8000-000000000001", "0194a6f0-3c5e-7d10-8000-000000000002"];

type Round = TableData["rounds"][number];
const round = (number: number, dish: string, but: Partial<Round> = {}): Round => ({
  ...{ orderId: `order-${number}`, number, status: "placed", sentBy: ANA, sentAt: "2026-11-20T23:15:00.000Z" },
  lines: [{ line: 1, name: dish, quantity: 1, people: [ANA], amount: "11.30", paid: [] }],
  ...but,
});

const LATER = "2026-11-20T23:40:00.000Z";
const AT_HALL: Partial<TableData> = {
  rounds: [
    round(41, "Taco", { kitchen: TACOS, status: "ready" }),
    round(7, "Cake", { kitchen: SWEETS }),
    round(44, "Burrito", { kitchen: TACOS, sentBy: OLU, sentAt: LATER }),
  ],
  ...{ due: "33.90", left: "33.90" },
};

const aTable = (but: Partial<TableData>): YourTableData => ({
  ...{ you: ANA, state: "done", host: "Ana" },
  table: {
    ...{ id: "table", tableNum: "12", version: 7, word: "BRTK", closesAt: "2026-11-21T04:00:00Z" },
    people: [
      { id: ANA, name: "Ana", state: "done", isHost: true },
      { id: OLU, name: "Olu", state: "done", isHost: false },
    ],
    ...{ open: [], unavailable: [], isFull: false, needsAge: false, sending: null, notSent: null },
    ...{ rounds: [], due: "0.00", left: "0.00", payments: [], claims: [], takesCards: true, ...but },
  },
});

const HUB = { marketplace_hub: true, voucher: { type: "gift_card" } };
const ACCOUNTS = { ...HUB, multiple_mids: true };

function aHall(settings: Partial<RestaurantData>, table: Partial<TableData>) {
  const hall = aGrill({ order_options: { group_ordering: true }, ...settings });
  const api = aFakeApi(hall);
  api.answer("GET /table", () => Response.json(aTable(table)));
  api.answer("GET /table/payments", () => Response.json({ payments: [] }));
  return { hall, api };
}

async function openTable(settings: Partial<RestaurantData>, table: Partial<TableData>) {
  const { hall, api } = aHall(settings, table);
  const screen = { path: "table", loader: loader as never, Component: RestaurantTable };
  const page = await openScreen("/grill/table?tableNum=12", screen, hall, api);
  await dinerAt(page).sees(m.table_rounds());
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const section = (heading: string) =>
    [...page.querySelectorAll("section")].find((one) => one.querySelector(":scope > h3")?.textContent === heading);
  return { ...dinerAt(page), texts, sectionReads: (heading: string) => section(heading)?.textContent ?? "" };
}

class SilentEvents extends EventTarget {
  close() {}
}

beforeEach(() => void vi.stubGlobal("EventSource", SilentEvents));

describe("table#hall-rounds: what a table of a food hall has sent", () => {
  test("Each round stands together, the last first, with each kitchen's name, number and state.", async () => {
    const page = await openTable(HUB, AT_HALL);
    expect(page.texts("h3").slice(0, 2)).toEqual([
      m.table_round_numbered({ round: 2 }),
      m.table_round_numbered({ round: 1 }),
    ]);
    expect(page.texts("h4")).toEqual([
      m.table_round_of_kitchen({ kitchen: "Tacos", number: 44 }),
      m.table_round_of_kitchen({ kitchen: "Tacos", number: 41 }),
      m.table_round_of_kitchen({ kitchen: "Sweets", number: 7 }),
    ]);
    const first = page.sectionReads(m.table_round_numbered({ round: 1 }));
    for (const words of [m.table_round_ready(), "Taco", m.table_round_placed(), "Cake"]) expect(first).toContain(words);
    expect(first).not.toContain("Burrito");
  });

  test("Elsewhere each round is one order, also of two that were sent at once.", async () => {
    const page = await openTable({}, { rounds: [round(41, "Taco"), round(42, "Cake")], due: "22.60", left: "22.60" });
    expect(page.texts("h3").slice(0, 2)).toEqual([m.table_round({ number: 42 }), m.table_round({ number: 41 })]);
    expect(page.texts("h4")).toEqual([]);
  });
});

describe("table#hall-accounts: the bill of a table of a food hall", () => {
  test("One account takes the payments of all kitchens: its people pay on their phones.", async () => {
    const page = await openTable(HUB, AT_HALL);
    expect(page.texts("a")).toContain(m.table_pay());
    expect(page.reads()).toContain(m.table_bill_staff());
  });

  test("An account for each kitchen: its people pay on their phones too, without the hall's gift cards.", async () => {
    const page = await openTable(ACCOUNTS, AT_HALL);
    expect(page.texts("a")).toContain(m.table_pay());
    expect(await loadPay(ACCOUNTS, true)).toMatchObject({ codes: { takesGiftCards: false } });
  });

  test("A kitchen with an account of its own takes no cards: no button to pay, but what is left to pay at each counter.", async () => {
    const cancelled = round(1, "Dumplings", { kitchen: { id: "801", name: "Dumplings" }, status: "cancelled" });
    const rounds = [
      ...(AT_HALL.rounds ?? []),
      round(8, "Bun", {
        kitchen: SWEETS,
        lines: [
          {
            ...{ line: 1, name: "Bun", quantity: 1, people: [ANA], amount: "5.00" },
            paid: [
              { person: ANA, amount: "2.00", isClaimed: false },
              { person: OLU, amount: "1.00", isClaimed: true },
            ],
          },
        ],
      }),
      { ...cancelled, lines: cancelled.lines.map((line) => ({ ...line, amount: "0.00" })) },
    ];
    const page = await openTable(ACCOUNTS, { ...AT_HALL, rounds, takesCards: false });
    expect(page.texts("a")).not.toContain(m.table_pay());
    expect(page.reads()).toContain(m.table_bill_pay_counters());
    expect(page.sectionReads(m.table_bill_counters())).toBe(`${m.table_bill_counters()}Tacos$22.60Sweets$14.30`);
  });

  test("The page to pay leads back to the table where no card and no gift card pays a share.", async () => {
    await expect(loadPay(ACCOUNTS)).rejects.toMatchObject({ status: 302 });
    expect(await loadPay(HUB)).toMatchObject({ yours: { you: ANA } });
  });
});

/** Loads the page to pay of a hall. */
async function loadPay(settings: Partial<RestaurantData>, takesCards = false) {
  const { hall, api } = aHall(settings, { ...AT_HALL, takesCards });
  const context = createLoadContext({ api: api.fetch, cspNonce: "" });
  context.set(menuDocumentContext, hall);
  context.set(localeContext, "en-CA");
  const request = new Request("http://comptoir.example/grill/table/pay?tableNum=12");
  return loadPayPage({ request, context, params: { restaurant_slug: "grill" } } as never);
}
