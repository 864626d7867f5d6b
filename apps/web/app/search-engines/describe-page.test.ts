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

describe("The head of an indexable page", () => {
  test("The canonical address has the link's language, but no parameters of a visit.", () => {
    expect(hrefs("", "canonical")).toEqual([`${origin}/grill`]);
    expect(hrefs("?locale=fr-CA", "canonical")).toEqual([`${origin}/grill?locale=fr-CA`]);
    expect(hrefs("?tableNum=12&locale=fr-CA", "canonical")).toEqual([`${origin}/grill?locale=fr-CA`]);
    expect(hrefs("?locale=de", "canonical")).toEqual([`${origin}/grill`]);
  });

  test("It lists the address of every language and the default one, but not on a table's link.", () => {
    const all = [...LOCALES.map((locale) => `${origin}/grill?locale=${locale}`), `${origin}/grill`];
    expect(hrefs("", "alternate")).toEqual(all);
    expect(hrefs("?locale=en-CA", "alternate")).toEqual(all);
    expect(hrefs("?tableNum=12", "alternate")).toEqual([]);
  });

  test("A link preview shows the page's picture, or the default one instead of an SVG or a data URL.", () => {
    expect(property("/grill.jpg")).toMatchObject({ content: `${origin}/grill.jpg` });
    expect(property("https://cdn.example/grill?w=800")).toMatchObject({ content: "https://cdn.example/grill?w=800" });
    for (const image of ["/grill.svg", "data:image/png;base64,AA", null]) {
      expect(property(image)).toMatchObject({ content: `${origin}/card.png` });
    }
  });

  test("It names the page's language in the format of Open Graph.", async () => {
    const tags = await runWithLocale("fr-CA", async () => describePage(args(), GRILL));
    expect(tags).toContainEqual({ property: "og:locale", content: "fr_CA" });
    expect(tags).toContainEqual({ property: "og:site_name", content: m.site_name() });
  });
});
