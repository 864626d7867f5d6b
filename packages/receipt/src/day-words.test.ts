import type { DayTotalsData } from "@comptoir/contract";
import { runWithLocale } from "@comptoir/messages/server";
import { MEANS } from "@comptoir/ordering";
import { wordsOfPdf } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { csvOfDays } from "./day-csv.ts";
import { dayWords } from "./day-words.ts";
import { dayPdf } from "./paper/day-pdf.ts";

const DAY: DayTotalsData = {
  province: "QC",
  orders: 2,
  soldCents: 6_000,
  takenBackCents: 0,
  refundedOrders: 1,
  refundedCents: -1_000,
  dishesCents: 3_900,
  charges: [{ name: "service-charge", cents: 100 }],
  salesCents: 4_000,
  taxes: [
    { tax: "tax1", rate: "0.05", cents: 200 },
    { tax: "tax2", rate: "0.09975", cents: 399 },
  ],
  tipsCents: 401,
  totalCents: 5_000,
  discounts: [{ name: "code", cents: 250 }],
  methods: [
    { name: "credit_card", cents: 4_500 },
    { name: "gift_card", cents: 500 },
  ],
  kitchens: [{ name: "Tacos", cents: 1_200 }],
  movements: [
    { account: "gateway:stripe", kind: "captured", cents: 4_500 },
    { account: "gateway:stripe", kind: "fee", cents: -68 },
    { account: "gateway:stripe", kind: "fee-back", cents: 15 },
  ],
  feesCents: 53,
};
const NOTHING: DayTotalsData = {
  ...DAY,
  ...{
    orders: 0,
    soldCents: 0,
    refundedOrders: 0,
    refundedCents: 0,
    dishesCents: 0,
    salesCents: 0,
    tipsCents: 0,
    totalCents: 0,
  },
  ...{ charges: [], taxes: [], discounts: [], methods: [], kitchens: [], movements: [] },
  feesCents: 0,
};
const told = (totals: DayTotalsData) =>
  dayWords(totals).map(({ heading, rows }) => [heading, ...rows.map(({ words, cents }) => `${words}: ${cents}`)]);

describe("payment#day-report: the words of a day", () => {
  it("lead from the dishes to the total, and say how it was paid and what was given back", () => {
    expect(told(DAY)).toEqual([
      [
        "Sales",
        ...["Dishes: 3900", "Service charge: 100", "Sales before taxes: 4000"],
        ...["GST 5%: 200", "QST 9.975%: 399", "Tips: 401", "Total: 5000"],
      ],
      ["How it was paid", "Card: 4500", "Gift card: 500"],
      ["Sold by each kitchen", "Tacos: 1200"],
      ["What was taken back", "2 orders placed: 6000", "Refunds on 1 order: -1000", "Total: 5000"],
      ["Discounts, already taken off the dishes", "Promo codes: 250"],
      ["Cost of card payments", "Fee of this site: 53"],
      [
        "Money that moved",
        "Card payments taken · stripe: 4500",
        "Fee of this site · stripe: -68",
        "Fee given back · stripe: 15",
      ],
    ]);
  });

  it("leave out what did not happen, and the dishes if they are all of the sales", () => {
    expect(told(NOTHING)).toEqual([["Sales", "Sales before taxes: 0", "Tips: 0", "Total: 0"]]);
  });

  it("name every means of payment in both languages", () => {
    for (const locale of ["en-CA", "fr-CA"] as const) {
      runWithLocale(locale, () => {
        for (const name of [...Object.keys(MEANS), "none"]) {
          const [, paid] = dayWords({ ...DAY, methods: [{ name, cents: 1 }] });
          expect(paid?.rows[0]?.words).not.toBe(name);
        }
      });
    }
  });
});

describe("payment#books-day: a day as a file", () => {
  it("has a row for each amount, by the names of the API", () => {
    expect(csvOfDays([{ day: "2026-11-20", kitchen: "braise", totals: DAY }]).split("\r\n")).toEqual([
      "day,kitchen,group,name,amount",
      "2026-11-20,braise,orders,orders,2",
      "2026-11-20,braise,sales,sales,40.00",
      "2026-11-20,braise,of-sales,dishes,39.00",
      "2026-11-20,braise,of-sales,service-charge,1.00",
      "2026-11-20,braise,tax,GST 5%,2.00",
      "2026-11-20,braise,tax,QST 9.975%,3.99",
      "2026-11-20,braise,tips,tips,4.01",
      "2026-11-20,braise,total,total,50.00",
      "2026-11-20,braise,of-total,sold,60.00",
      "2026-11-20,braise,of-total,cancelled-or-changed,0.00",
      "2026-11-20,braise,of-total,refunded,-10.00",
      "2026-11-20,braise,discount,code,2.50",
      "2026-11-20,braise,method,credit_card,45.00",
      "2026-11-20,braise,method,gift_card,5.00",
      "2026-11-20,braise,kitchen,Tacos,12.00",
      "2026-11-20,braise,cost,platform-fee,0.53",
      "2026-11-20,braise,movement,gateway:stripe captured,45.00",
      "2026-11-20,braise,movement,gateway:stripe fee,-0.68",
      "2026-11-20,braise,movement,gateway:stripe fee-back,0.15",
      "",
    ]);
  });

  it("is a tagged PDF", async () => {
    const about = { title: "Friday, November 20, 2026", venue: "Braise", notes: ["As of 11:05 p.m."] };
    const words = wordsOfPdf(Buffer.from(await dayPdf(about, dayWords(DAY), "en-CA")));
    for (const some of ["Friday, November 20, 2026", "As of 11:05 p.m.", "Sales before taxes", "$40.00", "−$10.00"]) {
      expect(words).toContain(some);
    }
  });
});
