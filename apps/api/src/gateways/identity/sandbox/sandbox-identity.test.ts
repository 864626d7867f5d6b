import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../../entry/api.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { openSandboxIdentity } from "./sandbox-identity.ts";

const { pool } = await testDatabase();
const api = await createApi({ pool, sandboxIdentity: openSandboxIdentity() });
afterAll(() => api.stop());
beforeEach(() => emptyTables(pool, "people, rate_limits, social_logins"));

const HERE = "http://localhost:4444";

/** Opens a browser with a cookie jar, at an origin and a network address. */
function openBrowser({ origin = HERE, from = "127.0.0.1" } = {}) {
  const jar = new Map<string, string>();
  return async (place: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    const request = new Request(new URL(place, origin), { redirect: "manual", ...init, headers });
    const answer = await api.fetch(request, { clientAddress: from });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}

type Browser = ReturnType<typeof openBrowser>;
const json = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const form = (fields: Record<string, string>): RequestInit => ({ method: "POST", body: new URLSearchParams(fields) });
const NOOR = { email: "noor@example.ca", firstName: "Noor", lastName: "Haddad", isVerified: "on" };

/** Opens the provider's page and submits a form; returns the URL that it redirects to. */
async function visit(browser: Browser, type: string, fields: Record<string, string>): Promise<URL> {
  const begun = (await (await browser("/api/auth/begin-login", json({ type }))).json()) as { url: string };
  let answer = await browser(begun.url);
  const page = await browser(answer.headers.get("location") ?? "");
  const [, action = ""] = /action="([^"]+)"/.exec(await page.text()) ?? [];
  answer = await browser(action, form(fields));
  answer = await browser(answer.headers.get("location") ?? "");
  const location = answer.headers.get("location");
  if (location !== null) return new URL(location, HERE);
  const posted = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'sha256-");
  const url = new URL(/action="([^"]+)"/.exec(posted)?.[1] ?? "");
  for (const [, name = "", value = ""] of posted.matchAll(/name="([^"]+)" value="([^"]*)"/g))
    url.searchParams.set(name, value);
  return url;
}

async function signIn(browser: Browser, type: string, fields: Record<string, string>) {
  const back = Object.fromEntries((await visit(browser, type, fields)).searchParams);
  return browser(`/api/auth/login-${type}`, json({ ...back, register: true }));
}

describe("operations#sandbox-identity: the sandbox's provider", () => {
  it.each(["google", "apple", "facebook"])(
    "stands for %s, asks who one wants to be, and signs in as that person",
    async (type) => {
      const browser = openBrowser();
      expect(await (await browser("/api/auth/login-options")).json()).toEqual({
        providers: ["google", "apple", "facebook"],
      });
      const first = await signIn(browser, type, { ...NOOR, decision: "continue" });
      const person = await first.json();
      expect(first.status, JSON.stringify(person)).toBe(200);
      expect(person).toMatchObject({ email: NOOR.email, firstName: "Noor", providers: [type] });
      // A second sign-in in the same browser asks again, and can be another person.
      const other = await signIn(browser, type, { ...NOOR, email: "sam@example.ca", decision: "continue" });
      expect(await other.json()).toMatchObject({ email: "sam@example.ca" });
    },
  );

  it("says in both languages that it is simulated, and returns without a code when the visitor goes back", async () => {
    const browser = openBrowser();
    const begun = (await (await browser("/api/auth/begin-login", json({ type: "google" }))).json()) as { url: string };
    expect(new URL(begun.url).origin).toBe(HERE);
    const place = (await browser(begun.url)).headers.get("location") ?? "";
    const french = await (await browser(place, { headers: { "accept-language": "fr-CA" } })).text();
    // Browsers send the origin of the form only if the referrer policy allows it.
    expect((await browser(place)).headers.get("referrer-policy")).toBe("same-origin");
    expect(french).toContain("Google n’est pas consulté");
    expect(await (await browser(place)).text()).toContain("Google isn’t contacted");
    const back = await visit(browser, "google", { ...NOOR, decision: "back" });
    expect([back.pathname, back.searchParams.get("error"), back.searchParams.get("code")]).toEqual([
      "/login/google",
      "access_denied",
      null,
    ]);
  });

  it("is not offered to clients on other machines, and answers them 404", async () => {
    for (const elsewhere of [{ from: "203.0.113.7" }, { origin: "https://order.example" }]) {
      const browser = openBrowser(elsewhere);
      expect(await (await browser("/api/auth/login-options")).json()).toEqual({ providers: [] });
      expect((await browser("/api/auth/begin-login", json({ type: "google" }))).status).toBe(404);
      expect((await browser("/sandbox-gateway/identity/jwks")).status).toBe(404);
    }
  });

  it("leads back to this site alone", async () => {
    const browser = openBrowser();
    const begun = (await (await browser("/api/auth/begin-login", json({ type: "google" }))).json()) as { url: string };
    const url = new URL(begun.url);
    url.searchParams.set("redirect_uri", "https://evil.example/login/google");
    expect((await browser(url.href)).status).toBe(404);
  });
});
