import { describe, expect, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { refuseForeignForms } from "../../security/foreign-forms.ts";
import { action, loader } from "./social-route.ts";
import { anAccountsApi } from "./testing/an-accounts-api.ts";

const APPLE = "https://appleid.apple.com";
const SITE = "https://order.example";
const USER = JSON.stringify({ name: { firstName: "Noor", lastName: "Haddad" }, email: "other@example.ca" });

function argsOf(request: Request, api = anAccountsApi().api) {
  const url = new URL(request.url);
  const context = createLoadContext({ api, cspNonce: "", postedReturnsFrom: APPLE });
  return { request, url, context, params: { type: url.pathname.split("/")[2] }, pattern: "/login/:type" } as never;
}

function posted(form: Readonly<Record<string, string>>, place = "/login/apple", origin = APPLE): Request {
  const headers = { origin, "sec-fetch-site": "cross-site" };
  return new Request(`${SITE}${place}`, { method: "POST", headers, body: new URLSearchParams(form) });
}

/** Returns an answer's cookies as the browser sends them with the next request. */
const kept = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

describe("people#posted-return: the form that Apple posts", () => {
  test("Its fields wait for a minute in an HttpOnly cookie, and the next request completes the sign-in; no URL contains them.", async () => {
    const answer = (await action(argsOf(posted({ code: "c", state: "st", user: USER })))) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login/apple"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-login_return=[^;]+; Path=\/; Max-Age=60; SameSite=Lax; HttpOnly; Secure$/),
    ]);

    const { api, sent } = anAccountsApi({ "login-apple": () => Response.json({ id: "noor", token: "t" }) });
    const cookie = `${kept(answer)}; __Host-login_back=%2Fbraise`;
    const done = (await loader(argsOf(new Request(`${SITE}/login/apple`, { headers: { cookie } }), api))) as Response;
    const names = { firstName: "Noor", lastName: "Haddad" };
    expect(sent).toEqual([
      { call: "login-apple", body: { code: "c", state: "st", iss: null, ...names, register: true } },
    ]);
    expect(done.headers.get("location")).toBe("/braise");
    expect(done.headers.getSetCookie().at(-1)).toMatch(/^__Host-login_return=; Path=\/; Max-Age=0;/);
  });

  test("A cancellation redirects to the sign-in, and clears the cookie.", async () => {
    const answer = (await action(argsOf(posted({ error: "user_cancelled_authorize", state: "st" })))) as Response;
    expect(kept(answer)).toBe("__Host-login_return=");
    const { api, sent } = anAccountsApi();
    const done = (await loader(argsOf(new Request(`${SITE}/login/apple`), api))) as Response;
    expect([done.headers.get("location"), sent]).toEqual(["/login", []]);
  });

  test.each([
    ["a code that no provider sends", { code: "c".repeat(1_001), state: "st" }],
    ["no state", { code: "c" }],
  ])("A form with %s stores nothing.", async (_, form) => {
    expect(kept((await action(argsOf(posted(form)))) as Response)).toBe("__Host-login_return=");
  });

  test("Malformed names are ignored, and the rest of the form is accepted.", async () => {
    for (const user of ["{", "null", "7", '{"name":{"firstName":7}}']) {
      const answer = (await action(argsOf(posted({ code: "c", state: "st", user })))) as Response;
      expect(decodeURIComponent(kept(answer))).toContain('{"code":"c","state":"st","iss":null}');
    }
  });
});

describe("Promise 38: a form of another site", () => {
  async function isTaken(request: Request, postedReturnsFrom: string | null = APPLE): Promise<boolean> {
    const noteForeignForm = vi.fn();
    const context = createLoadContext({ api: anAccountsApi().api, cspNonce: "", postedReturnsFrom, noteForeignForm });
    const next = async () => new Response();
    const taken = await Promise.resolve()
      .then(() => refuseForeignForms({ request, context } as never, next))
      .then(() => true)
      .catch(() => false);
    expect(noteForeignForm).toHaveBeenCalledTimes(taken ? 0 : 1);
    return taken;
  }

  test("It is accepted only from Apple's origin, only at /login/apple, and only if Apple is configured.", async () => {
    const form = { code: "c", state: "st" };
    expect(await isTaken(posted(form))).toBe(true);
    expect(await isTaken(posted(form), null)).toBe(false);
    expect(await isTaken(posted(form, "/login/apple", "https://evil.example"))).toBe(false);
    expect(await isTaken(posted(form, "/login/apple", "null"))).toBe(false);
    expect(await isTaken(posted(form, "/login/apple", "https://appleid.apple.com.evil.example"))).toBe(false);
    for (const place of ["/login/google", "/login", "/logout", "/login/apple.data", "/login/apple/more"]) {
      expect(await isTaken(posted(form, place)), place).toBe(false);
    }
  });
});
