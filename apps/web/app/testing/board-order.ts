import type { BoardData, BoardOrderData } from "@comptoir/contract";

/** An order on a board, new and unpaid at table 12, with one dish. */
export function aBoardOrder(but: Partial<BoardOrderData> = {}): BoardOrderData {
  return {
    id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
    version: 1,
    number: "42",
    day: "2026-11-20",
    type: "dine-in",
    lane: "new",
    destination: { kind: "table", tableNum: "12" },
    person: "Ada Lovelace",
    phone: "416-555-0123",
    child: null,
    allergies: [],
    diners: [],
    group: null,
    notes: null,
    questions: [],
    checkId: false,
    awaits: null,
    placedAt: "2026-11-20T17:00:00.000Z",
    wantedAt: null,
    readyAt: "2026-11-20T17:15:00.000Z",
    fireAt: null,
    since: "2026-11-20T17:00:00.000Z",
    readyDueAt: null,
    doneAt: null,
    isPaid: true,
    dueCents: 0,
    totalCents: 2712,
    lines: [aBoardLine()],
    change: null,
    cancelled: null,
    unprinted: false,
    unprintedAt: [],
    ...but,
  };
}

export function aBoardLine(but: Partial<BoardOrderData["lines"][number]> = {}): BoardOrderData["lines"][number] {
  return {
    id: 10,
    menu_id: 1,
    section_id: 5,
    orderId: 1,
    quantity: 1,
    name: "Steak",
    image: null,
    orderPrice: "24.00",
    memberOrderPrice: "24.00",
    orderOptions: [],
    line: 1,
    station: null,
    done: false,
    ...but,
  };
}

/** A board at noon in Toronto. */
export function aBoard(but: Partial<BoardData> = {}): BoardData {
  return {
    sequence: 10,
    now: "2026-11-20T17:00:00.000Z",
    local: { date: "2026-11-20", weekday: 4, minutes: 720 },
    whole: true,
    venue: {
      name: "The Grill",
      zone: "America/Toronto",
      locale: "en-CA",
      phone: null,
      paused: null,
      extra: null,
      soldOut: [],
      slots: [],
      stations: ["bar", "grill"],
      printers: [],
      ages: { table: { late: 5, veryLate: 8 }, delivery: { late: 15, veryLate: 30 } },
    },
    orders: [],
    later: [],
    more: false,
    ...but,
  };
}
