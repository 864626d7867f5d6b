import { m } from "@comptoir/messages";
import { isFullLength } from "@comptoir/test-kit";
import { expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { expect, test } from "./diner/test.ts";
import { doubleText } from "./diner/width.ts";

test("A stranger without script finds a section by its words, and follows it to its anchor; files come as they are.", {
  tag: "@phone",
}, async ({ browser, server }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address, locale: "en-CA" });
  const page = await plain.newPage();
  const answer = await page.goto("/docs");
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await page.getByLabel(m.docs_search()).fill("how do I restore a backup?");
  await page.getByRole("button", { name: m.docs_search_button(), exact: true }).click();
  await page.getByRole("link", { name: "Operating Comptoir: Restore" }).click();
  await expect(page).toHaveURL("/docs/operations#restore");
  await expect(page.getByRole("heading", { name: "Restore", exact: true })).toBeInViewport();
  await page.getByRole("link", { name: "the checks" }).click();
  await expect(page).toHaveURL("/docs/reference/operations#doctor");

  await page.goto(`/docs?${new URLSearchParams({ q: "<b>zyx" })}`);
  await expect(page.getByText(m.docs_no_results())).toBeVisible();
  const program = await page.request.get("/docs/files/examples/till.ts");
  expect(program.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await program.text()).toContain("COMPTOIR_KEY");
  for (const path of ["/docs/files/package.json", "/docs/files/..%2Fpackage.json", "/docs/nowhere"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await plain.close();
});

for (const { language, colorScheme, widths } of isFullLength ? READERS : READERS.slice(-1)) {
  test.describe(`The documentation, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("has its frame in the reader's language and its text in English; nothing but tables scrolls sideways.", async ({
      page,
    }) => {
      // Slow: checks three pages with axe.
      test.slow();
      for (const path of ["/docs", "/docs/venue-file", "/docs?q=gift+card"]) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("main").locator('[lang="en-CA"]').first()).toBeAttached();
        await expectAccessibleAt(page, widths);
        await doubleText(page);
        const wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
        expect(await page.evaluate(wider), `${path} with text at 200 %`).toBe(0);
      }
      await page.goto("/docs/operations");
      const isFrench = language === "fr-CA";
      await expect(page.getByText(m.docs_language())).toHaveCount(isFrench ? 1 : 0);
    });
  });
}
