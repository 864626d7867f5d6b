// @vitest-environment node
import { m } from "@comptoir/messages";
import type { Who } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { orderTypeOfVisit, termsOfVisit } from "../cart/order-terms.ts";
import { createLoadContext, whoContext } from "../load-context.ts";
import { personContext } from "../session/person-context.ts";
import { anEventSuite } from "../testing/a-suite.ts";
import { aUser } from "../testing/a-user.ts";
import { aGrill, refusal } from "../testing/fake-api.ts";
import { menuDocumentContext } from "../venue/menu-document.ts";
import { parseVisit } from "../visit/parse-visit.ts";
import { openSuite } from "./open-suite.ts";
import { suiteProblem } from "./suite-visit.ts";

const NOOR = aUser();
const GUEST: Who = { kind: "guest" };
const USER: Who = { kind: "user", userId: NOOR.id };
const MINIMAL = "/api/catering/events/get-minimal-info";
const WHOLE = "/api/catering/events/auth-get-event-info";

type Answers = { readonly minimal?: () => Response | Promise<Response>; readonly whole?: () => Response };

/** Follows a link to a suite; `asked` lists the calls to the API. */
async function follow(place: string, who: Who, { minimal, whole }: Answers = {}) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === MINIMAL) return (await minimal?.()) ?? Response.json({ eventSuite: anEventSuite() });
    if (pathname === WHOLE) return whole?.() ?? Response.json({ eventSuite: anEventSuite() });
    return new Response(null, { status: 204, headers: { "set-cookie": "comptoir_login=; Max-Age=0; Path=/" } });
  };
  const context = createLoadContext({ api, cspNonce: "" });
  context.set(menuDocumentContext, aGrill());
  context.set(whoContext, who);
  if (who.kind !== "guest") context.set(personContext, { user: NOOR, half: { userId: NOOR.id, token: NOOR.token } });
  const url = new URL(place, "https://comptoir.example");
  const visit = parseVisit(url.searchParams);
  const request = new Request(url, { headers: { cookie: `person=${NOOR.id}.${NOOR.token}` } });
  const link = await openSuite({ request, url, context }, "grill", visit).catch((thrown: unknown) => thrown);
  return { link: link as Awaited<ReturnType<typeof openSuite>>, thrown: link, asked, visit };
}

const INVALID = () => refusal(409, "suite_link_invalid");

describe("Failed loading of minimal event info clears the table number and logs out, then goes to /login (operator) or to the landing screen.", () => {
  test.each(["/grill", "/grill/cart", "/grill/checkout", "/grill/items/7", "/grill/landing"])(
    "%s redirects to the landing page, without the table and signed out",
    async (path) => {
      const { thrown, asked } = await follow(`${path}?eventSuite=s-1&tableNum=4&value=x`, USER, { minimal: INVALID });
      const answer = thrown as Response;
      expect(answer.headers.get("location")).toBe("/grill/landing?eventSuite=s-1&value=x");
      expect(asked).toContain("/api/auth/logout");
      expect(answer.headers.getSetCookie().some((cookie) => /^person=;.*Max-Age=0/.test(cookie))).toBe(true);
    },
  );

  test("an operator's link redirects to the sign-in", async () => {
    const place = "/grill?eventSuite=s-1&suiteOperator=olu%40example.ca&tableNum=4";
    const { thrown } = await follow(place, USER, { minimal: INVALID });
    expect((thrown as Response).headers.get("location")).toBe("/login?suiteOperator=olu%40example.ca");
  });

  test("a guest on the landing page gets the reason", async () => {
    const { link } = await follow("/grill/landing?eventSuite=s-1", GUEST, { minimal: INVALID });
    expect(link).toEqual({ suite: null, problem: "Refused: suite_link_invalid." });
  });

  test("while the API is unreachable the session is kept: ordering answers 503, the landing page shows the reason", async () => {
    const minimal = () => refusal(503, "unavailable");
    const { thrown, asked } = await follow("/grill?eventSuite=s-1", USER, { minimal });
    expect(thrown).toMatchObject({ init: { status: 503 } });
    expect(asked).not.toContain("/api/auth/logout");
    const { link } = await follow("/grill/landing?eventSuite=s-1", USER, { minimal });
    expect(link).toEqual({ suite: null, problem: m.suite_info_failed() });
  });

  test("an order's page stays available when its link has expired", async () => {
    const { link } = await follow("/grill/orders/1?eventSuite=s-1", USER, { minimal: INVALID });
    expect(link.suite).toBeNull();
  });
});

describe("The flags are pre-ordering and event-day ordering.", () => {
  test("Pre-ordering is switched on after event info loads, unless event-day ordering is set.", async () => {
    const ahead = await follow("/grill?eventSuite=s-1", USER);
    expect(orderTypeOfVisit(ahead.visit, aGrill().restaurant)).toBe("catering");
    expect(termsOfVisit(ahead.visit, aGrill().restaurant, ahead.link.suite)).toMatchObject({
      type: "catering",
      destination: { kind: "suite", eventSuiteId: "s-1", name: "Suite 1" },
      date: "2026-12-05T22:30:00.000Z",
    });
    const today = await follow("/grill?eventSuite=s-1&eventDayOrdering=true", USER);
    expect(termsOfVisit(today.visit, aGrill().restaurant, today.link.suite)).toMatchObject({
      type: "dine-in",
      destination: { kind: "suite", eventSuiteId: "s-1" },
      date: null,
    });
  });

  test.each([
    [{ pre_ordering: false }, "", m.refusal_pre_order_closed()],
    [{ pre_ordering: true }, "", null],
    [{ state: "placed" }, "", m.suite_placed_by_other()],
    [{ state: "converted", event_day: true }, "&eventDayOrdering=true", null],
    [{ event_day: false }, "&eventDayOrdering=true", m.suite_not_event_day()],
    [{ event_day: true }, "&eventDayOrdering=true", null],
  ] as const)("with %j a link with %j is answered %j", async (flags, query, words) => {
    const suite = () => Response.json({ eventSuite: anEventSuite(flags) });
    const { link, visit } = await follow(`/grill?eventSuite=s-1${query}`, USER, { minimal: suite, whole: suite });
    expect(suiteProblem(link.suite, visit)).toBe(words);
  });
});

describe("An operator who acts for an owner", () => {
  const ACTING: Who = { kind: "acting-operator", operatorId: "o-1", userId: NOOR.id };
  const onTheDay = () => Response.json({ eventSuite: anEventSuite({ pre_ordering: false, event_day: true }) });

  test("is redirected by the banner's link to ordering on the tab, on the event's day after pre-ordering has closed", async () => {
    const { thrown } = await follow("/grill?eventSuite=s-1", ACTING, { minimal: onTheDay });
    expect((thrown as Response).headers.get("location")).toBe("/grill?eventSuite=s-1&eventDayOrdering=true");
    for (const [place, who] of [
      ["/grill?eventSuite=s-1", USER],
      ["/grill/suite-settings?eventSuite=s-1", ACTING],
      ["/grill?eventSuite=s-1&eventDayOrdering=true", ACTING],
    ] as const) {
      expect((await follow(place, who, { minimal: onTheDay })).link.problem, place).toBeNull();
    }
  });
});

describe("suites#invitations: a person who is signed in with the address that the invitation was mailed to", () => {
  test("may order for the suite at once: the invitation is opened before the full information is loaded.", async () => {
    const answered: string[] = [];
    const minimal = async () => {
      await new Promise(setImmediate);
      answered.push(MINIMAL);
      return Response.json({ eventSuite: anEventSuite() });
    };
    const whole = () => {
      const isProven = answered.includes(MINIMAL);
      return isProven ? Response.json({ eventSuite: anEventSuite() }) : refusal(403, "not_assigned_to_suite");
    };
    const { link } = await follow("/grill?eventSuite=s-1&value=x", USER, { minimal, whole });
    expect(link.suite).toMatchObject({ own: { as_host: false }, problem: null });
  });
});

describe("Enforcement messages", () => {
  test("'This user is not assigned to this suite.' is shown to a signed-in person who may not order for it", async () => {
    const message = m.refusal_not_assigned_to_suite();
    const whole = () => Response.json({ code: "not_assigned_to_suite", message }, { status: 403 });
    const { link, visit } = await follow("/grill?eventSuite=s-1", USER, { whole });
    expect(link.suite).toMatchObject({ own: null, isStranger: true });
    expect(suiteProblem(link.suite, visit)).toBe("This user is not assigned to this suite.");
  });

  test("another failure does not tell who owns the suite", async () => {
    const { link } = await follow("/grill?eventSuite=s-1", USER, { whole: () => refusal(503, "unavailable") });
    expect(link.suite).toMatchObject({ own: null, isStranger: false, problem: "Refused: unavailable." });
  });

  test("for a guest only the minimal information is loaded, and the sign-in follows", async () => {
    const { link, asked, visit } = await follow("/grill?eventSuite=s-1", GUEST);
    expect(asked).toEqual([MINIMAL]);
    expect(suiteProblem(link.suite, visit)).toBeNull();
  });
});
