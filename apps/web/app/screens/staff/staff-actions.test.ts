import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { refusal } from "../../testing/fake-api.ts";
import { action, headers, loader } from "./route.tsx";
import { requireManager } from "./staff-session.ts";

const AMIRA = {
  id: "s-1",
  name: "Amira",
  role: "manager" as const,
  device: null,
  person: { id: "s-1", name: "Amira" },
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const SESSION = "comptoir_staff=secret; staff=staff_half";

type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

/** A fake API that knows Amira by her code and her session, and records which half it was sent. */
function aStaffApi(but: Answers = {}) {
  const sent: (string | null)[] = [];
  const answers: Answers = {
    "login-staff": async (request) =>
      (await request.json()).code === "7KQF-2M9X-TB4R"
        ? Response.json({ token: "staff_half" }, { headers: { "set-cookie": "comptoir_staff=secret; HttpOnly" } })
        : refusal(401, "staff_code_refused", { message: "This code doesn’t work." }),
    staff: () => Response.json(AMIRA),
    leave: () => Response.json(AMIRA),
    switch: () => refusal(403, "pin_wrong", { message: "This PIN isn’t right." }),
    "logout-staff": () => new Response(null, { status: 204, headers: { "set-cookie": "comptoir_staff=; Max-Age=0" } }),
    ...but,
  };
  const api = async (request: Request) => {
    sent.push(request.headers.get("authorization"));
    return (
      answers[new URL(request.url).pathname.replace(/^\/api\/(?:auth|staff)\//, "")]?.(request) ??
      refusal(404, "not_found")
    );
  };
  return { api, sent };
}

function argsOf(api: Answers[string] | ReturnType<typeof aStaffApi>["api"], init: RequestInit, place = "/staff") {
  const url = new URL(place, "http://comptoir.example");
  const context = createLoadContext({ api: async (request) => api(request), cspNonce: "" });
  return { request: new Request(url, init), url, context, params: {}, pattern: "/staff" } as never;
}

const open = (cookie: string, { api } = aStaffApi(), place?: string) =>
  loader(argsOf(api, { headers: { cookie } }, place));
const leaving = (answer: Response) => ({
  to: answer.headers.get("location"),
  cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]),
});

/** Posts the form as a browser without script does. */
async function post(form: Readonly<Record<string, string>>, { api } = aStaffApi(), cookie = "") {
  const outcome = await action(argsOf(api, { method: "POST", body: new URLSearchParams(form), headers: { cookie } }));
  return outcome instanceof Response ? leaving(outcome) : { ...outcome.data, status: outcome.init?.status };
}

describe("The staff's sign-in", () => {
  test("A code signs in: both halves of the session are set, the page's half as an HttpOnly cookie, and the page reloads.", async () => {
    const answer = await action(
      argsOf(aStaffApi().api, { method: "POST", body: new URLSearchParams({ code: " 7KQF-2M9X-TB4R " }) }),
    );
    expect(leaving(answer as Response)).toEqual({
      to: "/staff",
      cookies: ["comptoir_staff=secret", "staff=staff_half"],
    });
    expect((answer as Response).headers.getSetCookie()[1]).toMatch(/; Max-Age=15552000; SameSite=Lax; HttpOnly$/);
  });

  test("A wrong code is refused with the API's message, and a blank code is required.", async () => {
    expect(await post({ code: "2222" })).toEqual({ faults: {}, problem: "This code doesn’t work.", status: 401 });
    expect(await post({ code: " " })).toEqual({ faults: { code: m.form_required() }, problem: null, status: 400 });
  });

  test("Signing out clears both halves of the session.", async () => {
    expect(await post({ intent: "sign-out" })).toEqual({ to: "/staff", cookies: ["comptoir_staff=", "staff="] });
  });

  test("Each page asks the API with the page's half who is signed in; an invalid half counts as signed out, without a call.", async () => {
    const asked = aStaffApi();
    expect(await open(SESSION, asked)).toEqual({ staff: AMIRA, hasEnded: false, needsManager: false, openSteps: 0 });
    // Who is signed in, and a manager's next steps.
    expect(asked.sent).toEqual(["Bearer staff_half", "Bearer staff_half"]);
    expect(await open("staff=../x", asked)).toEqual({
      staff: null,
      hasEnded: false,
      needsManager: false,
      openSteps: 0,
    });
    expect(asked.sent).toHaveLength(2);
    expect(headers()).toEqual({ "cache-control": "no-store" });
  });

  test("An ended session is cleared, and the page says so; if the API cannot check a session, the cookie stays.", async () => {
    const ended = aStaffApi({ staff: () => refusal(401, 201) });
    const answer = await open(SESSION, ended).catch((thrown: Response) => thrown);
    expect(leaving(answer as Response)).toEqual({ to: "/staff?ended", cookies: ["staff="] });
    expect(await open("", ended, "/staff?ended")).toEqual({
      staff: null,
      hasEnded: true,
      needsManager: false,
      openSteps: 0,
    });
    const away = aStaffApi({ staff: () => refusal(503, "unavailable") });
    await expect(open(SESSION, away)).rejects.toMatchObject({ init: { status: 503 } });
  });

  test("Leaving the device and switching the restaurant send the page's half; a refused PIN is shown at its field.", async () => {
    const asked = aStaffApi();
    expect(await post({ intent: "leave" }, asked, SESSION)).toEqual({ to: "/staff", cookies: [] });
    const refused = await post({ intent: "switch", restaurantId: "8", pin: "9731" }, asked, SESSION);
    expect(refused).toEqual({ faults: { pin: "This PIN isn’t right." }, problem: null, status: 403 });
    expect(asked.sent).toEqual(["Bearer staff_half", "Bearer staff_half"]);
    const blank = await post({ intent: "switch", restaurantId: "8", pin: " " }, asked, SESSION);
    expect(blank).toMatchObject({ faults: { pin: m.form_required() }, status: 400 });
  });

  test("A page for managers leads the others to the first page, which says so.", async () => {
    const api = aStaffApi({ staff: () => Response.json({ ...AMIRA, role: "counter" }) }).api;
    const args = argsOf(api, { headers: { cookie: SESSION } }, "/staff/people");
    const answer = await requireManager(args).catch((thrown: Response) => thrown);
    expect(leaving(answer as Response).to).toBe("/staff?managers");
    expect(await open(SESSION, undefined, "/staff?managers")).toMatchObject({ needsManager: true });
  });
});
