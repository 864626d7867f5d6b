import { randomUUID } from "node:crypto";
import { expect } from "vitest";

export type ProxiedAnswer = { status: number; headers: Headers; text: string };

/** Sends a request to the proxy; `headers` are the browser's. */
export type AskProxy = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<ProxiedAnswer>;

const JSON_CALL = { "content-type": "application/json", "x-restaurant-id": "1" };
const STEAK = { id: 1077, menu_id: 14, orderId: 1, quantity: 1, orderOptions: [] };
const SET_COSTS_BODY = JSON.stringify({ type: "dine-in", items: [STEAK], costs: {} });

export const SIGN_IN_FORM = "intent=sign-in&email=nobody%40example.test&password=not-a-password";

/** Checks a whole visit of the grill for a guest who sees the site at `origin`, an https URL. */
export async function expectWholeVisit(ask: AskProxy, origin: string): Promise<void> {
  const page = await ask("/braise?tableNum=12");
  expect(page.status, page.text).toBe(200);
  expect(page.headers.get("strict-transport-security")).toContain("max-age=");
  expect(page.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
  expect(page.text).toContain(`<link rel="canonical" href="${origin}/braise"/>`);
  expect(page.text).not.toMatch(/comptoir\.internal|http:\/\/(?:127\.0\.0\.1|localhost)/);

  const priced = await ask("/api/orders/set-costs", {
    method: "POST",
    headers: { ...JSON_CALL, origin },
    body: SET_COSTS_BODY,
  });
  expect(priced.status, priced.text).toBe(200);
  const cookies = priced.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual([
    "__Host-comptoir_cart",
    "__Host-comptoir_session",
  ]);
  for (const cookie of cookies) expect(cookie).toContain("; Secure");
  const cookie = cookies.map((text) => text.split(";")[0]).join("; ");
  const kept = await ask("/api/cart", { headers: { "x-restaurant-id": "1", cookie } });
  expect(kept.text).toContain("1077");

  const language = await ask("/locale", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin },
    body: "locale=fr-CA&back=%2Fbraise",
  });
  expect({ status: language.status, to: language.headers.get("location") }).toEqual({ status: 303, to: "/braise" });
  expect(language.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-locale=fr-CA; .*Secure/)]);
  const french = await ask("/braise?tableNum=12", { headers: { cookie: "__Host-locale=fr-CA" } });
  expect(french.text).toContain('<html lang="fr-CA"');

  const card = await ask("/sandbox-gateway/tokens", {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ number: "4242424242424242", expiry_date: "12/30" }),
  });
  expect(card.status, card.text).toBe(201);
}

/** Sends cross-origin changes by calls, forms and pages; returns the statuses of the answers. */
export async function foreignChanges(ask: AskProxy, origin: string): Promise<number[]> {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const answers = await Promise.all([
    ask("/api/orders/set-costs", { method: "POST", headers: { ...JSON_CALL, origin }, body: SET_COSTS_BODY }),
    ask("/locale", { method: "POST", headers: { ...form, origin }, body: "locale=fr-CA" }),
    ask("/login", { method: "POST", headers: { ...form, origin }, body: SIGN_IN_FORM }),
    ask("/login.data", { method: "POST", headers: { ...form, origin }, body: SIGN_IN_FORM }),
    ask("/sandbox-gateway/tokens", { method: "POST", headers: { ...JSON_CALL, origin }, body: "{}" }),
  ]);
  return [...new Set(answers.map(({ status }) => status))];
}

/** Submits an unknown gift card and returns the status: 409, or 200 without the card once rate limited. */
export async function guessGiftCard(ask: AskProxy, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({
    type: "dine-in",
    items: [STEAK],
    costs: { voucher: { code: randomUUID() } },
  });
  return (await ask("/api/orders/set-costs", { method: "POST", headers: { ...JSON_CALL, ...headers }, body })).status;
}
