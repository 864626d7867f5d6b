import { describe, expect, test } from "vitest";
import { requirePerson } from "../guards/require-person.ts";
import { createLoadContext, whoContext } from "../load-context.ts";
import { action } from "../screens/logout/route.ts";
import { personContext, personUnknownContext } from "../session/person-context.ts";
import { aUser } from "../testing/a-user.ts";
import { refusal } from "../testing/fake-api.ts";
import { askPerson } from "./ask-person.ts";

const NOOR = aUser();
const COOKIE = `person=${NOOR.id}.${NOOR.token}; comptoir_login=secret; name=Noor`;
const ENDED = () => refusal(401, 201);

type Asked = {
  readonly cookie?: string;
  readonly place?: string;
  readonly pattern?: string;
  readonly method?: string;
  /** Whether the page is already open and requests only data. */
  readonly isOpen?: boolean;
  readonly info?: () => Response;
};

/** Runs the middleware for a request. Returns the response, the caller that it found, and the calls to the API. */
async function ask({ cookie, place = "/braise", pattern = "/:restaurant_slug", method, isOpen, info }: Asked) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const api = async (request: Request) => {
    const call = new URL(request.url).pathname;
    asked.push(call);
    sent.push(await request.json());
    if (call === "/api/auth/logout") {
      return new Response(null, { status: 204, headers: { "set-cookie": "comptoir_login=; Max-Age=0; Path=/" } });
    }
    return info?.() ?? Response.json(NOOR);
  };
  const context = createLoadContext({ api, cspNonce: "" });
  const url = new URL(place, "https://comptoir.example");
  const request = new Request(isOpen ? new URL(`${url.pathname}.data${url.search}`, url) : url, {
    headers: cookie ? { cookie } : {},
    ...(method ? { method } : {}),
  });
  const next = async () => new Response("a page", { headers: { "cache-control": "private, no-cache" } });
  const answer = await Promise.resolve(askPerson({ request, url, context, pattern, params: {} }, next)).catch(
    (thrown: Response) => thrown,
  );
  if (!answer) throw new Error("Nothing was answered.");
  return { answer, context, asked, sent, args: { context, url } };
}

const dropped = (answer: Response) =>
  answer.headers.getSetCookie().flatMap((cookie) => (/Max-Age=0/.test(cookie) ? (cookie.split("=")[0] ?? "") : []));

describe("The caller of a page", () => {
  test("is a guest without a session cookie: the API is not called, and caching is unchanged", async () => {
    const { answer, asked, context } = await ask({ cookie: "locale=fr-CA; name=Noor" });
    expect(asked).toEqual([]);
    expect(context.get(whoContext)).toEqual({ kind: "guest" });
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("On startup a stored token is validated through the user-info call, once, and the answer is not cached.", async () => {
    const { answer, asked, sent, context } = await ask({ cookie: COOKIE });
    expect(asked).toEqual(["/api/auth/get-comptoir-user-info"]);
    expect(sent).toEqual([{ userId: NOOR.id, token: NOOR.token }]);
    expect(context.get(whoContext)).toEqual({ kind: "user", userId: NOOR.id });
    expect(context.get(personContext)?.user).toEqual(NOOR);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("On failure the user is logged out: the page reloads as a guest's, without personal cookies.", async () => {
    const { answer, asked } = await ask({ cookie: COOKIE, place: "/braise?tableNum=12", info: ENDED });
    expect({ status: answer.status, to: answer.headers.get("location") }).toEqual({
      status: 302,
      to: "/braise?tableNum=12",
    });
    expect(asked.at(-1)).toBe("/api/auth/logout");
    const names = ["person", "member", "legal", "name", "email", "phone", "postal_code"];
    expect(dropped(answer)).toEqual(
      expect.arrayContaining([...names, ...names.map((name) => `__Host-${name}`), "comptoir_login"]),
    );
  });

  test.each([
    { isOpen: true, place: "/braise/cart?tableNum=12" },
    { method: "POST", place: "/profile" },
  ])("Server error code 201 (expired session) in a page that is open logs out and goes to /login. %j", async (page) => {
    const { answer } = await ask({ ...page, cookie: COOKIE, info: ENDED });
    const query = new URLSearchParams({ reason: "expired", back: page.place });
    expect(answer.headers.get("location")).toBe(`/login?${query}`);
    expect(dropped(answer)).toContain("person");
  });

  test("While the API is unreachable the session is kept: public pages are a guest's, personal pages answer 503.", async () => {
    const { answer, context, args } = await ask({ cookie: COOKIE, info: () => refusal(503, "unavailable") });
    expect(await answer.text()).toBe("a page");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(context.get(personUnknownContext)).toBe(true);
    expect(() => requirePerson(args)).toThrow(expect.objectContaining({ init: { status: 503 } }));
  });

  test("people#expired: An open page whose session has expired signs out by its own form, which names the page to return to.", async () => {
    const { answer, asked } = await ask({ cookie: COOKIE, place: "/logout", method: "POST", info: ENDED });
    expect([await answer.text(), asked]).toEqual(["a page", ["/api/auth/get-comptoir-user-info"]]);
    const body = new URLSearchParams({ reason: "expired", back: "/braise/checkout?tableNum=12" });
    const request = new Request("https://comptoir.example/logout", {
      method: "POST",
      headers: { cookie: COOKIE },
      body,
    });
    const api = async ({ url }: Request) => (url.endsWith("/logout") ? new Response(null, { status: 204 }) : ENDED());
    const context = createLoadContext({ api, cspNonce: "" });
    const url = new URL(request.url);
    const args = { request, url, context, pattern: "/logout", params: {} } as never;
    const led = (await askPerson(args, () => action(args))) as Response;
    const query = new URLSearchParams({ reason: "expired", back: "/braise/checkout?tableNum=12" });
    expect([led.status, led.headers.get("location")]).toEqual([303, `/login?${query}`]);
    expect(dropped(led)).toContain("person");
  });

  test("An operator token found while not in login-as mode logs the user out.", async () => {
    const operator = () => Response.json(aUser({ suiteOperator: true }));
    const away = await ask({ cookie: COOKIE, info: operator });
    expect(dropped(away.answer)).toContain("person");
    for (const of of ["", "/final", "/final/run-sheet.pdf", "/final/s-1/record", "/final/s-1/record.csv"]) {
      const place = `/braise/events${of}`;
      const events = await ask({ cookie: COOKIE, place, pattern: place, info: operator });
      expect(events.context.get(whoContext), place).toEqual({ kind: "operator", operatorId: NOOR.id });
      expect(dropped(events.answer), place).toEqual([]);
    }
  });

  test.each(["person=", "person=nobody", "person=../x.y", `person=${"a".repeat(101)}.b`])(
    "A malformed half of a session counts as a guest: %s",
    async (cookie) => {
      const { asked } = await ask({ cookie });
      expect(asked).toEqual([]);
    },
  );
});
