import { expect, test } from "vitest";
import { answerMaintenance } from "./maintenance-page.ts";

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerMaintenance(new Request(`http://localhost${path}`, { headers }), "a-nonce", (locale) => ({
    words: locale === "fr-CA" ? "En entretien." : "Down for maintenance.",
    retryAfterSeconds: 90,
  }));

test("In a maintenance window the page shows the message in the visitor's language, and when to retry.", async () => {
  const french = ask("/braise?tableNum=12", { cookie: "locale=fr-CA" });
  expect([french?.status, french?.headers.get("retry-after")]).toEqual([503, "90"]);
  const page = await french?.text();
  expect(page).toContain("<h1>De retour bientôt</h1><p>En entretien.</p>");
  expect(page).toContain('<a href="/braise?tableNum=12">Réessayer</a>');
  expect(await ask("/login")?.text()).toContain("Down for maintenance.");
  expect(await ask("/braise.data")?.text()).toBe("");
});

test("The staff's pages say that orders stay on the board, and nothing of a cart.", async () => {
  const page = await ask("/staff/menu", { cookie: "locale=fr-CA" })?.text();
  expect(page).toContain("les commandes passées restent au tableau");
  expect(page).not.toContain("panier");
});

test("Neither the maintenance page nor its data answer may be indexed.", () => {
  const robots = ["/braise", "/braise.data"].map((path) => ask(path)?.headers.get("x-robots-tag"));
  expect(robots).toEqual(["noindex", "noindex"]);
});

test("An order's page stays available.", () => {
  expect(ask("/braise/orders/0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11")).toBeNull();
  expect(ask("/braise/orders/0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11.data")).toBeNull();
  expect(ask("/braise/orders/0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11/receipt.pdf")).not.toBeNull();
});

test("Outside a maintenance window every page is answered as usual.", () => {
  expect(answerMaintenance(new Request("http://localhost/braise"), "a-nonce", () => null)).toBeNull();
});
