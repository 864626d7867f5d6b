import { beforeEach, describe, expect, test } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

// Checks the exact messages about a time, an order type and a destination.
const api = await openTestApi();
const { call, clock, load, pool } = api;

beforeEach(async () => {
  // A Friday at noon in Toronto.
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "slot_counts, slot_holds");
  // An import without `orders_paused` keeps an existing pause.
  await load({ ...GRILL, restaurant: { ...GRILL.restaurant, orders_paused: false } });
});

type Locale = "en-CA" | "fr-CA";
const asked = (body: object) => (locale: Locale) =>
  call("/api/orders/validate", body, { ...AT_THE_GRILL, "x-locale": locale });
const soup = (but: object) => asked({ itemsInCart: [line(11)], type: "dine-in", ...but });
const box = (but: object) => asked({ itemsInCart: [line(20)], type: "pickup", ...but });
const sent = (body: object) => (locale: Locale) => submit(api, body, { headers: { "x-locale": locale } });
const paused = async () => load({ ...GRILL, restaurant: { ...GRILL.restaurant, orders_paused: true } });
const fill = (...slots: string[]) =>
  Promise.all(slots.map((at) => pool.query("insert into slot_counts values ('7', '2', $1, 2)", [at])));

const REFUSALS: [string, (locale: Locale) => ReturnType<typeof call>, string, string, (() => Promise<unknown>)?][] = [
  [
    "416 availability: the menu takes no part in that kind of order",
    asked({ itemsInCart: [line(20)], type: "dine-in" }),
    "Box is not offered for this kind of order.",
    "Box : pas offert pour ce type de commande.",
  ],
  [
    "417 availability: past the menu's last call",
    soup({ date: "2026-11-21T02:45:00Z" }),
    "It is past the last call for Soup.",
    "Soup : l’heure des dernières commandes est passée.",
  ],
  [
    "418 availability: the restaurant is closed then",
    soup({ date: "2026-11-21T08:00:00Z" }),
    "The restaurant is closed at that time. Next opening: Saturday, November 21 at 11:00 a.m.",
    "Le restaurant est fermé à cette heure. Prochaine ouverture : samedi 21 novembre à 11 h",
  ],
  [
    "419 orders paused",
    soup({}),
    "The restaurant is not taking orders at the moment.",
    "Le restaurant ne prend pas de commandes pour le moment.",
    paused,
  ],
  [
    "422 availability: that interval is full, with the nearest free ones",
    box({ date: "2026-11-20T18:00:00Z" }),
    "1:00 p.m. has just filled up. The nearest free times: 12:30 p.m., 1:30 p.m., 2:00 p.m.",
    "La plage de 13 h vient de se remplir. Les plus proches encore libres : 12 h 30, 13 h 30, 14 h.",
    () => fill("2026-11-20T18:00:00Z"),
  ],
  [
    "424 availability: too soon",
    box({ date: "2026-11-20T17:10:00Z" }),
    "That time is too soon or too far ahead. Please choose another one.",
    "Cette heure est trop proche ou trop lointaine. Veuillez en choisir une autre.",
  ],
  [
    "424 availability: too far ahead",
    soup({ date: "2026-12-20T17:00:00Z" }),
    "That time is too soon or too far ahead. Please choose another one.",
    "Cette heure est trop proche ou trop lointaine. Veuillez en choisir une autre.",
  ],
  [
    "424 availability: a time that was not offered",
    sent(aPickup({ date: "2026-11-20T18:10:00Z" })),
    "That time isn’t offered here. Please pick one from the list.",
    "Cette heure n’est pas offerte ici. Veuillez en choisir une dans la liste.",
  ],
  [
    "No config: no table number or take-out flag",
    sent(aSubmit({ config: {} })),
    "We don’t know where to bring it. Scan the code on your table, or choose take-out.",
    "Nous ne savons pas où l’apporter. Balayez le code de votre table, ou commandez pour emporter.",
  ],
  [
    "The restaurant does not take this kind of order",
    sent(aPickup({ type: "generic-catering" })),
    "The restaurant does not take this kind of order.",
    "Le restaurant ne prend pas ce type de commande.",
  ],
];

describe("Each refusal has a message in both languages", () => {
  test.each(REFUSALS)("%s", async (_when, ask, english, french, prepare) => {
    await prepare?.();
    const said = { "en-CA": await ask("en-CA"), "fr-CA": await ask("fr-CA") };
    // Messages contain non-breaking spaces.
    const words = Object.values(said).map(({ body }) => String(body.message).replaceAll("\u00a0", " "));
    expect(words).toEqual([english, french]);
  });

  test("Notification form: order id is required, and the phone number must be 12 digits", async () => {
    const ask = async (locale: Locale, checkNum: string, phone_number: string) => {
      const data = { config: { restaurantId: 7, checkNum }, checkout: { contact: { phone_number } }, date: null };
      const body = { type: "notification", status: "in-progress", data };
      const answer = await call("/api/orders/notification", body, { ...AT_THE_GRILL, "x-locale": locale });
      return answer.body.issues.map(({ message }: { message: string }) => message);
    };
    expect([...(await ask("en-CA", "", "416-555")), ...(await ask("fr-CA", "", "416-555"))]).toEqual([
      "This field is required.",
      "This field must have at least 12 characters.",
      "Ce champ est obligatoire.",
      "Ce champ doit contenir au moins 12 caractères.",
    ]);
  });
});
