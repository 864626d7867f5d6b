import { expect, test } from "../diner/test.ts";

/** A URL of each kind, with its status. */
const ANSWERS: ReadonlyArray<readonly [what: string, path: string, status: number]> = [
  ["a page", "/braise?tableNum=12", 200],
  ["a redirect", "/braise/landing?tableNum=12", 302],
  ["a page that is not there", "/nowhere/at/all", 404],
  ["a restaurant that is not there", "/no-such-restaurant", 404],
  ["an order that is not there", "/braise/orders/00000000-0000-4000-8000-000000000000", 404],
  ["menu data", "/menu/braise/data.json", 200],
  ["a call that is not there", "/api/nothing", 404],
  ["an order's call that is not there", "/api/orders/00000000-0000-4000-8000-000000000000", 404],
  ["the calls' document", "/api/openapi.json", 200],
  ["a picture", "/pictures/venue-nomad-taco.svg", 200],
  ["a file of the site", "/favicon.svg", 200],
  ["the server's health", "/healthz", 200],
  ["an address that cannot be read", "/%E0%A4%A", 404],
];

test.describe("Promise 43: headers on every answer", { tag: "@desktop" }, () => {
  for (const [what, path, status] of ANSWERS) {
    test(`Headers on ${what}: ${path} answers ${status} with them.`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expectSecurityHeaders(answer.headers());
    });
  }

  test("Headers on refusals: a body that is not JSON, and a cross-site request.", async ({ request }) => {
    const notJson = await request.post("/api/orders", {
      headers: { "content-type": "application/json" },
      data: Buffer.from("{"),
    });
    const foreign = await request.post("/api/orders/set-costs", {
      headers: { origin: "https://evil.example" },
      data: {},
    });
    for (const answer of [notJson, foreign]) {
      expect([400, 403]).toContain(answer.status());
      expectSecurityHeaders(answer.headers());
    }
  });

  test("Personal data is not cached by shared caches.", async ({ request }) => {
    for (const path of [
      "/api/orders/00000000-0000-4000-8000-000000000000",
      "/braise/orders/00000000-0000-4000-8000-000000000000",
    ]) {
      const answer = await request.get(path);
      expect(answer.headers()["cache-control"]).toContain("no-store");
    }
  });
});

/**
 * Checks that the policy allows no scripts, or only the site's own files and scripts with the response's nonce or
 * hashes.
 */
function expectSecurityHeaders(headers: Record<string, string>): void {
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/default-src '(?:none|self)';/);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  if (scripts !== undefined) expect(scripts).toMatch(/^'self'(?: 'nonce-[^']+'|(?: 'sha256-[^']+')+)$/);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": expect.stringMatching(/no-referrer|strict-origin/),
  });
}
