import { describe, expect, test } from "vitest";
import { composeTicket, type TicketAbout } from "../index.ts";
import { ABOUT, at, FRENCH, group, line, order, value } from "../testing/sample-orders.ts";
import { indexOf, textOf } from "../testing/text-of.ts";
import type { TicketOrder } from "./ticket-order.ts";

const EN = { locale: "en-CA", widthMm: 80 } as const;
const FR = { locale: "fr-CA", widthMm: 80 } as const;
const print = (of: TicketOrder, about: Partial<TicketAbout> = {}, paper: typeof EN | typeof FR = EN) => {
  const document = composeTicket(of, { ...ABOUT, ...about }, paper);
  return document && textOf(document);
};

describe("printing#ticket", () => {
  test("It has place and number, the name, when, allergies, notes, check ID, address, lines, payment and times, in this sequence.", () => {
    const lines = print(FRENCH, {}, FR) ?? [];
    const sequence = [
      /^Livraison +107$/,
      /^Chloë Lefèbvre-D’Aoust$/,
      /^Pour le samedi 21 novembre, 18 h 15$/,
      /Allergies : Arachides/,
      /^Note : L’œuf à part/,
      /Vérifier l’âge/,
      /^Ustensiles\? – Oui$/,
      /^412, rue Saint-Joseph Est, Québec$/,
      /Sonner à l’étage$/,
      /^Téléphone : 416-555-0123$/,
      /^ 2 × {2}Crêpe aux cœurs d’artichaut$/,
      /^À payer : 55,19 \$$/,
      /^Commandé à 18 h 02$/,
      /^Imprimé à 18 h 04$/,
    ].map((words) => indexOf(lines, words));
    expect(sequence).toEqual(sequence.toSorted((one, other) => one - other));
    expect(sequence).not.toContain(-1);
  });

  test("The day is left out if it is today in the restaurant's zone, and the time if it is as soon as possible.", () => {
    expect(print(order({ wantedAt: "2026-11-21T00:30:00.000Z" }))).toContain("For 7:30 p.m.");
    expect(print(order({ wantedAt: "2026-11-21T23:30:00.000Z" }))).toContain("For Saturday, November 21, 6:30 p.m.");
    expect(print(order())).toContain("As soon as possible");
    const ahead = order({ day: "2026-11-23", readyAt: "2026-11-23T17:00:00.000Z" });
    expect(print(ahead)).toContain("For Monday, November 23, 12:00 p.m.");
  });

  test("Allergies are a large band, and check ID is one; an order without them has neither.", () => {
    const bands = composeTicket(FRENCH, ABOUT, EN)?.rows.filter((row) => row.kind === "text" && row.isInverse);
    expect(bands).toMatchObject([
      { text: "Allergies: Peanuts and eggs", size: "large", isBold: true },
      { text: "Check ID", isBold: true },
    ]);
    expect(composeTicket(order(), ABOUT, EN)?.rows.some((row) => row.kind === "text" && row.isInverse)).toBe(false);
  });

  test("A school's meal names class and child with the parent's note; catering says so.", () => {
    const child = { name: "Zoé", class: "2B", note: "Cut small" };
    const meal = order({ type: "school", destination: { kind: "school-date", date: "2026-11-20" }, child });
    expect(print(meal)).toEqual(expect.arrayContaining(["2B · Zoé", "Note: Cut small"]));
    expect(print(order({ type: "generic-catering" }))).toContain("Catering");
  });
});

describe("printing#lines", () => {
  test("Choices are indented by their nesting below their dish, then whom it is for and the memo.", () => {
    const nested = group("Side", value("Fries", 1, group("Dip", value("Aioli", 2))));
    const dish = { ...line("Steak", 2, { orderOptions: [nested], memo: "Rare" }), person: "Anna" };
    const lines = print({ ...order(), lines: [dish] }) ?? [];
    const first = indexOf(lines, /Steak/);
    expect(lines.slice(first, first + 5)).toEqual([
      " 2 ×  Steak",
      "    Side: Fries",
      "      Dip: 2 × Aioli",
      "    For Anna",
      "    Note: Rare",
    ]);
  });

  test("Quantities above one stand out.", () => {
    const leads = composeTicket(order(), ABOUT, EN)?.rows.flatMap((row) => (row.kind === "text" && row.lead) || []);
    expect(leads).toEqual([
      { text: "2 ×", isInverse: true },
      { text: "1 ×", isInverse: false },
      { text: "3 ×", isInverse: true },
    ]);
  });
});

describe("printing#station-ticket", () => {
  test("A station's ticket has its lines, and those of no station, and names the other half.", () => {
    const both = order({
      lines: [line("Steak", 1, { station: "grill" }), line("Beer", 2, { station: "bar" }), line("Bread", 1)],
    });
    const text = print(both, { stations: ["grill"] }) ?? [];
    expect(text).toContain("grill: 2 of 2, the other half: bar");
    expect(text.join("\n")).toMatch(/Steak[\s\S]*Bread/);
    expect(text.join("\n")).not.toContain("Beer");
  });

  test("Of several others each is named; several stations on one ticket name the others.", () => {
    expect(print(order(), { stations: ["bar"] })).toContain("bar: 1 of 3, the others: fryer, grill");
    expect(print(order(), { stations: ["bar", "grill"] })).toContain("bar, grill. Also: fryer");
  });

  test("It has the whole order's allergies and notes.", () => {
    const text = print(order({ allergies: ["fish"], notes: "Soon" }), { stations: ["bar"] })?.join("\n");
    expect(text).toMatch(/Allergies: Fish[\s\S]*Note: Soon/);
  });

  test("A station without a line gets no ticket.", () => {
    expect(print(order(), { stations: ["pizza"] })).toBeNull();
    expect(print(order(), { stations: ["bar"], ticket: { kind: "cancellation" } })).not.toBeNull();
  });
});

describe("printing#change", () => {
  const before = [line("Steak", 2, { station: "grill" }), line("Coffee", 1, { station: "bar" })];
  const after = order({ lines: [line("Steak", 3, { station: "grill" }), line("Wine", 1, { station: "bar" })] });
  const ticket = { kind: "change", before, hasOtherAllergies: false } as const;

  test("It says CHANGED, the changed quantities by the board's difference, and the whole order.", () => {
    const text = print(after, { ticket }) ?? [];
    expect(text[0]).toMatch(/^ +CHANGED +$/);
    const first = indexOf(text, /^Steak/);
    expect(text.slice(first, first + 3)).toEqual(["Steak: 2 → 3", "Coffee: 1 → 0", "Wine: 0 → 1"]);
    expect(text.slice(first).join("\n")).toMatch(/The whole order now:[\s\S]* 3 × {2}Steak/);
  });

  test("A station's has its own changes, and those of dishes whose station is not known any more.", () => {
    const text = print(after, { ticket, stations: ["bar"] }) ?? [];
    expect(text).toEqual(expect.arrayContaining(["Coffee: 1 → 0", "Wine: 0 → 1"]));
    expect(text.join("\n")).not.toContain("Steak");
    const steak = [line("Steak", 2, { station: "grill" }), ...after.lines.slice(1)];
    const same = { kind: "change", before: steak, hasOtherAllergies: false } as const;
    expect(print(after, { ticket: same, stations: ["bar"] })).toBeNull();
  });
});

describe("menu#diner-allergies", () => {
  const steak = [line("Steak", 2, { station: "grill" }), line("Wine", 1, { station: "bar" })];
  const after = order({
    lines: [line("Steak", 3, { station: "grill" }), line("Wine", 1, { station: "bar" })],
    allergies: ["peanuts"],
  });
  const ticket = { kind: "change", before: steak, hasOtherAllergies: true } as const;

  test("A change of the allergies is told to every station, before the allergies of now, or that there are none.", () => {
    for (const stations of [["bar"], ["grill"], []]) {
      const text = (print(after, { ticket, stations }) ?? []).join("\n");
      expect(text).toMatch(/CHANGED[\s\S]*Allergies changed\s+Allergies: Peanuts/);
    }
    const gone = (print({ ...after, allergies: [] }, { ticket, stations: ["bar"] }) ?? []).join("\n");
    expect(gone).toContain("Allergies changed: none any more");
    expect(print(after, { ticket: { ...ticket, before: after.lines } })?.join("\n")).toContain("Allergies changed");
  });

  test("Of several persons each is named, after the allergies of all.", () => {
    const diners = [{ name: "Ana", allergies: ["Egg"] }, { allergies: ["Soy"] }];
    const text = print(order({ allergies: ["Egg", "Soy"], diners }))?.join("\n");
    expect(text).toMatch(/Allergies: Eggs\s+and\s+soy\s+Ana: Eggs/);
  });
});

describe("printing#cancellation, printing#copy", () => {
  test("A cancellation says so at its head and foot, by whom, with the lines, and nothing to pay.", () => {
    const cancelled = { at: ABOUT.now, byGuest: true, isRead: false, reason: null };
    const text = print({ ...FRENCH, cancelled }, { ticket: { kind: "cancellation" } }) ?? [];
    expect(text.filter((words) => words.trim() === "CANCELLED")).toHaveLength(2);
    expect(text).toContain("Cancelled by the guest");
    expect(text.join("\n")).toContain("Crêpe aux cœurs d’artichaut");
    expect(text.join("\n")).not.toContain("To pay");
  });

  test("A copy says so first.", () => {
    expect(print(order(), { isCopy: true })?.[0]?.trim()).toBe("COPY");
    expect(print(order(), { isCopy: true }, FR)?.[0]?.trim()).toBe("COPIE");
  });
});

test("The clock of the samples is Toronto's.", () => {
  expect(at(ABOUT.now)).toMatchObject({ date: "2026-11-20", minutes: 1084 });
});
