import { describe, expect, test } from "vitest";
import { answerBusy } from "./busy-page.ts";

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerBusy(new Request(`http://localhost${path}`, { headers }), "a-nonce");

describe("When more pages are asked for than can be made", () => {
  test("the visitor is told in their language, and asks for the same page again.", async () => {
    const french = ask("/braise?tableNum=12&x=%22", { cookie: "a=b; locale=fr-CA" });
    expect(french.status).toBe(503);
    const page = await french.text();
    expect(page).toContain('<html lang="fr-CA">');
    expect(page).toContain('<a href="/braise?tableNum=12&amp;x=%22">Réessayer</a>');
    expect(await ask("/braise", { "accept-language": "en" }).text()).toContain("We’ll be right back");
  });

  test("what is in the address never becomes markup.", async () => {
    expect(await ask('/a"><script>').text()).not.toContain("<script>");
  });

  test("a screen that asks for its data gets the status alone.", async () => {
    expect(await ask("/braise.data").text()).toBe("");
  });

  test("search engines keep neither the page nor the data.", () => {
    const robots = ["/braise", "/braise.data"].map((path) => ask(path).headers.get("x-robots-tag"));
    expect(robots).toEqual(["noindex", "noindex"]);
  });
});
