import type { BoardOrderData, PricedGroupData } from "@comptoir/contract";
import { type LocalMoment, momentOn } from "@comptoir/ordering";
import type { TicketOrder } from "../compose/ticket-order.ts";
import type { TicketAbout } from "../index.ts";

/** Converts an instant to the wall clock in Toronto in winter. */
export function at(instant: string): LocalMoment {
  const local = new Date(Date.parse(instant) - 5 * 3_600_000);
  return momentOn(local.toISOString().slice(0, 10), local.getUTCHours() * 60 + local.getUTCMinutes());
}

export const NOW = "2026-11-20T23:04:00.000Z";

export const ABOUT: TicketAbout = { ticket: { kind: "order" }, isCopy: false, stations: [], at, now: NOW };

export function group(name: string, ...values: PricedGroupData["values"]): PricedGroupData {
  return { id: name, name, values };
}

export function value(name: string, quantity = 1, ...options: PricedGroupData[]): PricedGroupData["values"][number] {
  return { id: name, name, quantity, price: "0.00", roll_up: true, options };
}

type Line = TicketOrder["lines"][number] & BoardOrderData["lines"][number];

export function line(name: string, quantity: number, but: Partial<Line> & { readonly memo?: string } = {}): Line {
  const { memo, orderOptions = [], ...others } = but;
  return {
    id: name,
    menu_id: 11,
    section_id: null,
    orderId: 1,
    line: 1,
    done: false,
    station: null,
    quantity,
    name,
    image: null,
    orderPrice: "25.00",
    memberOrderPrice: "25.00",
    orderOptions: memo ? [...orderOptions, { memo: true, values: [{ name: memo, price: "0.00" }] }] : [...orderOptions],
    ...others,
  };
}

export function order(but: Partial<BoardOrderData> = {}): BoardOrderData {
  return {
    id: "019aa0d0-0000-7000-8000-000000000042",
    version: 2,
    number: "42",
    day: "2026-11-20",
    type: "dine-in",
    lane: "new",
    destination: { kind: "table", tableNum: "12" },
    person: "Gabrielle Guest",
    phone: "416-555-0123",
    child: null,
    allergies: [],
    diners: [],
    group: null,
    notes: null,
    questions: [],
    checkId: false,
    awaits: null,
    placedAt: "2026-11-20T23:02:00.000Z",
    wantedAt: null,
    readyAt: "2026-11-20T23:17:00.000Z",
    fireAt: null,
    since: "2026-11-20T23:02:00.000Z",
    readyDueAt: null,
    doneAt: null,
    isPaid: true,
    dueCents: 0,
    totalCents: 9876,
    lines: [
      line("Steak frites", 2, {
        station: "grill",
        orderOptions: [
          group("Doneness", value("Rare")),
          group("Side", value("Fries", 1, group("Dip", value("Aioli", 2)))),
        ],
        memo: "No onions, sauce on the side please",
      }),
      line("Classic poutine", 1, { station: "fryer", orderOptions: [group("Sauce", value("Gravy"))] }),
      line("Draft beer, pint", 3, { station: "bar" }),
    ],
    change: null,
    cancelled: null,
    unprinted: false,
    ...but,
  };
}

/** An order in French with what its kitchen must not miss. */
export const FRENCH: BoardOrderData = order({
  number: "107",
  type: "delivery",
  destination: { kind: "delivery-address", address: "412, rue Saint-Joseph Est, Québec", notes: "Sonner à l’étage" },
  person: "Chloë Lefèbvre-D’Aoust",
  allergies: ["peanuts", "egg"],
  notes: "L’œuf à part, s’il vous plaît : « c’est pour ma sœur »",
  questions: [{ question: "Ustensiles?", answer: "Oui" }],
  checkId: true,
  isPaid: false,
  dueCents: 5519,
  wantedAt: "2026-11-21T23:15:00.000Z",
  day: "2026-11-21",
  lines: [
    line("Crêpe aux cœurs d’artichaut", 2, {
      station: "crêpes",
      orderOptions: [group("Garniture", value("Fromage bleu"), value("Épinards à l’ail"))],
      memo: "Bien cuite",
    }),
    line("Cidre brut, 750 ml", 1, { station: "bar" }),
  ],
});
