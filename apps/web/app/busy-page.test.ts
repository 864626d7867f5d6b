import { describe, expect, test } from "vitest";
import { answerBusy } from "./busy-page.ts";

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerBusy(new Request(`http://localhost${path}`, { headers }), "a-nonce");

describe("When the server is overloaded", () => {
  test("the page is in the visitor's language and links to the same page.", async () => {
    const french = ask("/braise?tableNum=12&x=%22", { cookie: "a=b; locale=fr-CA" });
    expect(french.status).toBe(503);
    const page = await french.text();
    expect(page).toContain('<html lang="fr-CA">');
    expect(page).toContain('<a href="/braise?tableNum=12&amp;x=%22">Réessayer</a>');
    expect(await ask("/braise", { "accept-language": "en" }).text()).toContain("We’ll be right back");
  });

  test("the staff's pages say what is kept of their work, and no other page does.", async () => {
    for (const path of ["/staff", "/staff/menu?x=1"]) {
      const page = await ask(path, { "accept-language": "en" }).text();
      expect(page).toContain("what you saved is kept");
      expect(page).not.toContain("cart");
    }
    expect(await ask("/staffroom", { "accept-language": "en" }).text()).toContain("your cart is saved");
  });

  test("the address never becomes markup.", async () => {
    expect(await ask('/a"><script>').text()).not.toContain("<script>");
  });

  test("a request for a screen's data gets the status only.", async () => {
    expect(await ask("/braise.data").text()).toBe("");
  });

  test("neither the page nor the data may be indexed.", () => {
    const robots = ["/braise", "/braise.data"].map((path) => ask(path).headers.get("x-robots-tag"));
    expect(robots).toEqual(["noindex", "noindex"]);
  });
});
