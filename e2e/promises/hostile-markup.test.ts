import { m } from "@comptoir/messages";
import { CARDS } from "../diner/diner.ts";
import { expect, test } from "../diner/test.ts";
import { comptoir } from "../server/server.ts";
import { ownVenue, writeVenue } from "../server/venues.ts";

/** Scripts, images, SVG, styles and links that would run code or hide content, plain and escaped. */
const PAYLOADS = [
  "<script>window.markupRan = 1</script>",
  '<img src=x onerror="window.markupRan = 1">',
  '<svg onload="window.markupRan = 1"><style>body { display: none }</style></svg>',
  "<style>body { display: none }</style>",
  "&lt;script&gt;window.markupRan = 1&lt;/script&gt;",
  "&amp;lt;img src=x onerror=window.markupRan=1&amp;gt;",
  '<a href="javascript:window.markupRan=1">link</a>',
  '<b onclick="window.markupRan = 1">bold</b>',
];

/** The text fields of a venue file. */
const WORDS = new Set([
  "name",
  "display_name",
  "description",
  "ingredients",
  "title",
  "message",
  "question",
  "address",
]);
const TAG = /<\/?[a-z!][^>]*>/gi;
const ALLOWED_TAG = /^<\/?(?:b|i|em|strong|p|br)>$/;

test.describe("Promise 42: markup", { tag: "@desktop" }, () => {
  test("Of markup in every field of a venue and of a guest, only the allowed tags remain, and nothing runs.", async ({
    diner,
    page,
    request,
  }, testInfo) => {
    const hostile = withPayloads(await ownVenue("grill-of-markup"));
    await comptoir("venue", "import", "--yes", await writeVenue(testInfo.outputDir, hostile));

    const menu = await (await request.get("/menu/grill-of-markup/data.json")).text();
    expect(menu).toContain("bold");
    expect(tagsIn(JSON.parse(menu)).filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([]);

    const expectHarmless = async () => {
      expect(await page.evaluate("window.markupRan")).toBeUndefined();
      await expect(page.locator("[onclick], [onerror], [onload], [href^='javascript:'], body img[src=x]")).toHaveCount(
        0,
      );
      await expect(page.locator("body")).toBeVisible();
      for (const block of await page.locator("script[type='application/ld+json']").allTextContents()) {
        expect(tagsIn(JSON.parse(block)).filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([]);
      }
    };
    await page.goto("/grill-of-markup");
    await expect(page.locator("script[type='application/ld+json']")).not.toHaveCount(0);
    await expectHarmless();
    await diner.openTable("grill-of-markup", "72");
    await expectHarmless();
    await page
      .getByRole("link", { name: /^Coleslaw/ })
      .first()
      .click();
    await expect(diner.dish).toBeVisible();
    await expectHarmless();
    await page.getByRole("textbox", { name: m.item_memo_label() }).fill(PAYLOADS.join(" ").slice(0, 450));
    await diner.addToCart();
    await diner.checkout();
    await expectHarmless();
    await diner.giveName();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    await expectHarmless();
    await page.reload();
    await expectHarmless();
  });
});

/** Returns a copy of a venue file with a payload appended to every text, cycling through the payloads. */
function withPayloads<Thing>(thing: Thing, turn = { next: 0 }): Thing {
  if (Array.isArray(thing)) return thing.map((part) => withPayloads(part, turn)) as Thing;
  if (typeof thing !== "object" || thing === null) return thing;
  const entries = Object.entries(thing).map(([key, value]) => {
    if (typeof value !== "string" || !WORDS.has(key)) return [key, withPayloads(value, turn)];
    turn.next += 1;
    return [key, `${value} ${PAYLOADS[turn.next % PAYLOADS.length]}`];
  });
  return Object.fromEntries(entries);
}

/** Returns every tag in every text of a document. */
function tagsIn(thing: unknown): string[] {
  if (typeof thing === "string") return thing.match(TAG) ?? [];
  return typeof thing === "object" && thing !== null ? Object.values(thing).flatMap(tagsIn) : [];
}
