import { LOCALES, m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { describe, expect, test } from "vitest";
import { describePage } from "./describe-page.ts";

const origin = "https://order.example";
const args = (search = "") => ({ matches: [{ loaderData: { origin } }], location: { search } });
const GRILL = { path: "/grill", title: "Grill | Menu", description: "Over coals." };
const hrefs = (search: string, rel: string) =>
  describePage(args(search), GRILL).flatMap((tag) => ("rel" in tag && tag.rel === rel ? [tag.href] : []));
const property = (image: string | null) =>
  describePage(args(), { ...GRILL, image }).find((tag) => "property" in tag && tag.property === "og:image");

describe("The head of a page that may be found", () => {
  test("Its canonical address is its own, in the language that the link asks for, without what a visit adds.", () => {
    expect(hrefs("", "canonical")).toEqual([`${origin}/grill`]);
    expect(hrefs("?locale=fr-CA", "canonical")).toEqual([`${origin}/grill?locale=fr-CA`]);
    expect(hrefs("?tableNum=12&locale=fr-CA", "canonical")).toEqual([`${origin}/grill?locale=fr-CA`]);
    expect(hrefs("?locale=de", "canonical")).toEqual([`${origin}/grill`]);
  });

  test("It names the address of every language and the visitor's own, but not on a table's link.", () => {
    const all = [...LOCALES.map((locale) => `${origin}/grill?locale=${locale}`), `${origin}/grill`];
    expect(hrefs("", "alternate")).toEqual(all);
    expect(hrefs("?locale=en-CA", "alternate")).toEqual(all);
    expect(hrefs("?tableNum=12", "alternate")).toEqual([]);
  });

  test("A shared link shows the page's picture, or the house's where that is a drawing.", () => {
    expect(property("/grill.jpg")).toMatchObject({ content: `${origin}/grill.jpg` });
    expect(property("https://cdn.example/grill?w=800")).toMatchObject({ content: "https://cdn.example/grill?w=800" });
    for (const image of ["/grill.svg", "data:image/png;base64,AA", null]) {
      expect(property(image)).toMatchObject({ content: `${origin}/card.png` });
    }
  });

  test("It says the page's language as Open Graph writes it.", async () => {
    const tags = await runWithLocale("fr-CA", async () => describePage(args(), GRILL));
    expect(tags).toContainEqual({ property: "og:locale", content: "fr_CA" });
    expect(tags).toContainEqual({ property: "og:site_name", content: m.site_name() });
  });
});
