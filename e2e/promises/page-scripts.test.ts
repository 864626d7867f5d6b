import { expect, test } from "../diner/test.ts";
import { readLog } from "../house/house.ts";

const PAGES = ["/braise/landing?eventSuite=7", "/braise?tableNum=12", "/login"];

type ScriptInPage = { src: string; integrity: string; nonce: string; type: string };

test.describe("Promise 44: scripts of pages", { tag: "@once" }, () => {
  for (const path of PAGES) {
    test(`Every script of ${path} is one of ours, with its integrity and the answer's nonce.`, async ({
      page,
      house,
    }) => {
      const policy = (await page.goto(path))?.headers()["content-security-policy"] ?? "";
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const scripts = await page
        .locator("script")
        .evaluateAll((elements): ScriptInPage[] =>
          elements.map(({ src, integrity, nonce, type }) => ({ src, integrity, nonce, type })),
        );
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts.filter(({ type }) => type !== "application/ld+json")) {
        expect(script.nonce).toBe(nonce);
        if (script.src === "") continue;
        expect(script.src).toContain(`${house.address}/assets/`);
        expect(script.integrity).toMatch(/^sha384-/);
      }
    });

    test(`Nothing else was loaded to run on ${path} than what the page lists with its integrity.`, async ({ page }) => {
      const loaded = new Set<string>();
      page.on("request", (request) => {
        if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
      });
      const served = (await (await page.goto(path, { waitUntil: "networkidle" }))?.text()) ?? "";
      const listed =
        JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(served)?.[1] ?? "{}").integrity ?? {};
      expect(loaded.size).toBeGreaterThan(0);
      for (const script of loaded) {
        const isListed = script in listed || new RegExp(`(?:src|href)="${script}" integrity="sha384-`).test(served);
        expect(isListed, `${script} is listed with its integrity`).toBe(true);
      }
    });
  }

  test.describe("an injected script", () => {
    test.use({ mayFail: true });

    test("does not run, and a report of it arrives.", async ({ page }) => {
      await page.goto("/login");
      await page.evaluate(`
        const script = document.createElement("script");
        script.textContent = "window.injectedScriptRan = true";
        document.body.append(script);
      `);
      expect(await page.evaluate("window.injectedScriptRan")).toBeUndefined();
      await expect.poll(readLog).toMatch(/"page":"[^"]*\/login","blocked":"inline"[^\n]*content policy violated/);
    });
  });
});
