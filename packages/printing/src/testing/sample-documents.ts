import { momentOn } from "@comptoir/ordering";
import {
  composeLabel,
  composeReceipt,
  composeRunSheet,
  composeTestPage,
  composeTicket,
  type PrintDocument,
} from "../index.ts";
import { ABOUT, FRENCH, line, NOW, order } from "./sample-orders.ts";

const EN = { locale: "en-CA" } as const;
const FR = { locale: "fr-CA" } as const;
const CANCELLED = { ...FRENCH, cancelled: { at: NOW, byGuest: true, isRead: false, reason: null } };
const ORDER = order({ allergies: ["peanuts"], notes: "Birthday at the table" });

function ticket(...args: Parameters<typeof composeTicket>): PrintDocument {
  const document = composeTicket(...args);
  if (document === null) throw new Error("a sample ticket without lines");
  return document;
}

/** The documents of the golden files, by their name. */
export const SAMPLES: Readonly<Record<string, PrintDocument>> = {
  "order-80-en": ticket(ORDER, ABOUT, { ...EN, widthMm: 80 }),
  "order-58-en": ticket(ORDER, ABOUT, { ...EN, widthMm: 58 }),
  "diners-80-en": ticket(
    order({
      person: "Ana, Olu",
      allergies: ["Peanuts", "Egg", "Dairy"],
      diners: [
        { name: "Ana", allergies: ["Peanuts", "Egg"], orderIds: [1] },
        { name: "Maximilienne-Joséphine", allergies: ["Dairy"] },
      ],
    }),
    ABOUT,
    { ...EN, widthMm: 80 },
  ),
  "diners-58-fr": ticket({ ...FRENCH, allergies: ["Peanuts"], diners: [{ allergies: ["Peanuts"] }] }, ABOUT, {
    ...FR,
    widthMm: 58,
  }),
  "delivery-80-fr": ticket(FRENCH, ABOUT, { ...FR, widthMm: 80 }),
  "delivery-58-fr": ticket(FRENCH, ABOUT, { ...FR, widthMm: 58 }),
  "station-80-en": ticket(order(), { ...ABOUT, stations: ["bar"] }, { ...EN, widthMm: 80 }),
  "change-80-en": ticket(
    order(),
    {
      ...ABOUT,
      ticket: {
        kind: "change",
        before: [line("Draft beer, pint", 2), ...order().lines.slice(0, 1), line("Espresso", 1)],
        hasOtherAllergies: false,
      },
    },
    { ...EN, widthMm: 80 },
  ),
  "cancellation-58-fr": ticket(CANCELLED, { ...ABOUT, ticket: { kind: "cancellation" } }, { ...FR, widthMm: 58 }),
  "copy-58-en": ticket(
    order({
      type: "pickup",
      destination: { kind: "pickup" },
      lines: [line("Şiş Köfte", 1), line("牛肉麵 Beef noodles", 2)],
      person: "محمد علي",
    }),
    { ...ABOUT, isCopy: true },
    { ...EN, widthMm: 58 },
  ),
  "label-58-fr": composeLabel(
    {
      whom: "2B · Zoé Haddad",
      allergies: "Allergies\u00a0: arachides et œuf",
      note: "Auto-injecteur au secrétariat",
      dishes: [
        { words: "2 × Pâtes", choices: "Blé entier, Sans oignon", warning: "Contient\u00a0: œuf" },
        { words: "1 × Lait", choices: "", warning: null },
      ],
      foot: "jeudi 26 novembre · École Maplewood · no\u00a042",
    },
    { ...FR, widthMm: 58 },
  ),
  "receipt-80-fr": composeReceipt(
    {
      number: "42",
      venue: "Café Perce-Neige",
      title: "Commande 42 chez Café Perce-Neige",
      placed: "vendredi 20 novembre 2026 à 18\u00a0h\u00a011",
      when: { label: "Prête vers", words: "18\u00a0h\u00a026" },
      where: "À ramasser ici\u00a0: 412, rue Saint-Joseph Est.",
      cancelled: null,
      said: [],
      lines: [
        {
          quantity: 2,
          words: "Crêpe aux cœurs d’artichaut et au fromage de chèvre",
          amount: "48,00\u00a0$",
          folded: "Été, Sans ail",
          memo: "Note\u00a0: bien cuite",
          priced: [{ words: "Salade", amount: "6,00\u00a0$" }],
        },
      ],
      bill: [
        { kind: "amount", words: "Sous-total", amount: "54,00\u00a0$" },
        { kind: "total", words: "Total", amount: "62,09\u00a0$" },
        { kind: "amount", words: "Pourboire (15\u00a0%)", amount: "8,10\u00a0$" },
        { kind: "due", words: "Payé", amount: "70,19\u00a0$" },
      ],
      taxes: [{ words: "TPS de 5\u00a0% sur 54,00\u00a0$", amount: "2,70\u00a0$", madeOf: "Crêpe, Salade" }],
      rebate: null,
      payment: "70,19\u00a0$ avec Visa terminant par 4242.",
      points: null,
      refunds: [],
      issuer: ["Café Perce-Neige", "412, rue Saint-Joseph Est", "TPS\u00a0: 12345 6789 RT0001"],
    },
    {
      heading: "Reçu",
      taxes: "Comment les taxes sont calculées",
      number: "Numéro de commande",
      link: "https://comptoir.example/perce-neige/orders/42",
    },
    { ...FR, widthMm: 80 },
  ),
  "run-sheet-80-en": composeRunSheet(
    {
      title: "Run sheet: The final",
      when: "Saturday, December 5, 6:00 p.m.",
      parts: [
        {
          at: "5:30 p.m.",
          together: [{ words: "3 × Nacho tray", choices: "Extra cheese" }],
          orders: [
            {
              heading: "Suite 203 · order 9",
              allergies: [],
              remarks: ["For the kitchen: Two nut allergies."],
              checkId: "Check ID: contains alcohol.",
              dishes: [{ words: "3 × Nacho tray", choices: "Extra cheese" }],
            },
          ],
        },
      ],
      restock: [{ suite: "Suite 201", items: ["7 × Water"] }],
    },
    { venue: "Harbour Stadium", together: "All suites together", restock: "To bring to the suites", nothing: "" },
    { ...EN, widthMm: 80 },
  ),
  "test-page-58-fr": composeTestPage(
    {
      venue: "Café Perce-Neige",
      printer: "Cuisine",
      model: "Star mC-Print2",
      link: "https://comptoir.example/staff/printers",
      now: momentOn("2026-11-20", 18 * 60 + 4),
    },
    { ...FR, widthMm: 58 },
  ),
};
