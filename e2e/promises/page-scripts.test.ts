import { createHash } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import { CARDS, type Diner } from "../diner/diner.ts";
import { expect, test } from "../diner/test.ts";
import { readLog } from "../server/server.ts";

type ScriptInPage = { src: string; integrity: string; nonce: string; text: string };

/** A function that opens a page in some way; it returns the response of the last navigation. */
type Way = (page: Page, diner: Diner) => Promise<Response | null>;

const PAGES: Readonly<Record<string, Way>> = {
  "a landing": (page) => page.goto("/braise/landing?eventSuite=7", { waitUntil: "networkidle" }),
  "a menu": (page) => page.goto("/braise?tableNum=12", { waitUntil: "networkidle" }),
  "the login": (page) => page.goto("/login", { waitUntil: "networkidle" }),
  "the checkout, where a card is typed": toCheckout,
};

/** Opens a checkout with a dish in the cart and a filled card form, as served after a reload. */
async function toCheckout(page: Page, diner: Diner): Promise<Response | null> {
  await diner.openCheckoutOf({ slug: "braise", table: "73", dishes: ["Coleslaw"] });
  const served = await page.reload({ waitUntil: "networkidle" });
  await diner.enterCard(CARDS.approved);
  return served;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Returns a function that lists the scripts loaded by the current document. */
function hearScripts(page: Page): () => string[] {
  let loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded = [];
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  return () => loaded;
}

test.describe("Promise 44: scripts of pages", { tag: "@desktop" }, () => {
  // The browser reports the injected script as an error.
  test.use({ mayFail: true });

  for (const [name, goThere] of Object.entries(PAGES)) {
    test(`Every script of ${name} is the site's own, with integrity and the answer's nonce or hash; no other is loaded, and an injected one is blocked and reported.`, async ({
      page,
      diner,
      server,
    }) => {
      const loaded = hearScripts(page);
      const answer = await goThere(page, diner);
      const policy = answer?.headers()["content-security-policy"] ?? "";
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https?:)/);
      const scripts = await page
        .locator("script:not([type='application/ld+json'])")
        .evaluateAll((elements): ScriptInPage[] =>
          (elements as unknown as readonly ScriptInPage[]).map(({ src, integrity, nonce, text }) => ({
            src,
            integrity,
            nonce,
            text,
          })),
        );
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        // A page cached for all visitors allows its scripts by hash; any other page by a nonce.
        if (nonce !== undefined) expect(script.nonce).toBe(nonce);
        else if (script.src === "") expect(policy).toContain(`'sha256-${hashOf(script.text)}'`);
        if (script.src === "") continue;
        expect(script.src).toContain(`${server.address}/assets/`);
        expect(script.integrity).toMatch(/^sha256-/);
      }
      const served = (await answer?.text()) ?? "";
      const map = /<script[^>]*type="importmap"[^>]*>(.*?)<\/script>/.exec(served)?.[1] ?? "{}";
      const listed = JSON.parse(map).integrity ?? {};
      expect(loaded().length).toBeGreaterThan(0);
      for (const script of loaded()) {
        const isListed = script in listed || new RegExp(`(?:src|href)="${script}" integrity="sha256-`).test(served);
        expect(isListed, `${script} is listed with its integrity`).toBe(true);
      }
      await expectInjectedScriptIsStopped(page);
    });
  }
});

/** Injects a script as an attacker would. It must not run, and the server must receive a violation report. */
async function expectInjectedScriptIsStopped(page: Page): Promise<void> {
  await page.evaluate(`
    const script = document.createElement("script");
    script.textContent = "window.injectedScriptRan = true";
    document.body.append(script);
  `);
  expect(await page.evaluate("window.injectedScriptRan")).toBeUndefined();
  const { pathname } = new URL(page.url());
  await expect.poll(readLog).toMatch(new RegExp(`"event":"csp_violated","page":"[^"]*${pathname}","blocked":"inline"`));
}
