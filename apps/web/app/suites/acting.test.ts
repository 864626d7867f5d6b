import type { Who } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { requireOperator, requireOwnOperator, requirePerson } from "../guards/require-person.ts";
import { createLoadContext, whoContext } from "../load-context.ts";
import { askPerson } from "../person/ask-person.ts";
import { endActing, signOut } from "../person/sign-out.ts";
import { beginActing } from "../screens/operator-suites/begin-acting.ts";
import { personContext } from "../session/person-context.ts";
import { aUser } from "../testing/a-user.ts";
import { aGrill, refusal } from "../testing/fake-api.ts";
import { menuDocumentContext } from "../venue/menu-document.ts";

// @vitest-environment node

const OLU = aUser({
  id: "0f000000-0000-4000-8000-000000000001",
  token: "olus-own",
  email: "olu@example.ca",
  suiteOperator: true,
});
const ANA = aUser({
  id: "0a000000-0000-4000-8000-000000000002",
  token: "acting",
  firstName: "Ana",
  acting: { eventSuiteId: "s-1", suite: "Suite 1", eventId: "final", event: "The final", restaurantSlug: "grill" },
});
const AS_OLU = `person=${OLU.id}.${OLU.token}; comptoir_login=secret`;
const AS_ANA = `person=${ANA.id}.${ANA.token}; operator=${OLU.id}.${OLU.token}; comptoir_login=secret`;

type Asking = {
  readonly user?: typeof OLU;
  readonly who?: Who;
  readonly cookie: string;
  readonly loginAs?: () => Response;
};

/** Builds the arguments of a request by an operator, acting or not; `sent` collects the calls to the API. */
function asking(place: string, { user, who, cookie, loginAs }: Asking) {
  const sent: [string, unknown][] = [];
  const api = async (request: Request) => {
    const call = new URL(request.url).pathname.replace("/api/auth/", "");
    sent.push([call, await request.json()]);
    if (call === "login-as") return loginAs?.() ?? Response.json(ANA);
    if (call === "get-comptoir-user-info") return Response.json(cookie === AS_ANA ? ANA : OLU);
    return new Response(null, { status: 204, headers: { "set-cookie": "comptoir_cart=; Max-Age=0; Path=/" } });
  };
  const context = createLoadContext({ api, cspNonce: "" });
  context.set(menuDocumentContext, aGrill());
  if (user) context.set(personContext, { user, half: { userId: user.id, token: user.token } });
  if (who) context.set(whoContext, who);
  const url = new URL(place, "http://comptoir.test");
  return { args: { request: new Request(url, { headers: { cookie } }), url, context }, sent };
}

/** Returns the cookies that a browser stores from a response; the last one of each name wins. */
const kept = (answer: { readonly headers: Headers }) =>
  Object.fromEntries(answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]?.split("=") ?? []));
const thrownBy = (act: () => unknown) => {
  try {
    return act();
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
};

const ACTING: Who = { kind: "acting-operator", operatorId: OLU.id, userId: ANA.id };

describe("Suite operator: uses 'login as' for a suite owner", () => {
  const operator = { user: OLU, who: { kind: "operator", operatorId: OLU.id }, cookie: AS_OLU } as const;

  test("sends the suite, the operator's token and address; the page is then the owner's, and the operator's own half is kept", async () => {
    const { args, sent } = asking("/grill/events/final", operator);
    const answer = (await beginActing(args, { eventSuiteId: "s-1", isEventDay: false })) as Response;
    expect(sent).toEqual([["login-as", { eventSuiteId: "s-1", token: OLU.token, suiteOperatorEmail: OLU.email }]]);
    expect(answer.headers.get("location")).toBe("/grill?eventSuite=s-1&suiteOperator=olu%40example.ca");
    expect(kept(answer)).toMatchObject({
      person: `${ANA.id}.acting`,
      operator: `${OLU.id}.olus-own`,
      name: "",
      email: "",
      member: "",
    });
  });

  test("on the event's day continues to ordering on the tab", async () => {
    const { args } = asking("/grill/events/tonight", operator);
    const answer = (await beginActing(args, { eventSuiteId: "s-1", isEventDay: true })) as Response;
    expect(answer.headers.get("location")).toContain("eventDayOrdering=true");
  });

  test("shows the refusal if the suite is not assigned to the operator", async () => {
    const { args } = asking("/grill/events/final", {
      ...operator,
      loginAs: () => refusal(403, "not_assigned_to_suite"),
    });
    expect(await beginActing(args, { eventSuiteId: "s-2", isEventDay: false })).toEqual({
      problem: "Refused: not_assigned_to_suite.",
      status: 403,
    });
  });
});

describe("'login as' a suite owner by an operator", () => {
  test("The caller is an acting operator, with the ids of both operator and owner.", async () => {
    const { args } = asking("/grill?eventSuite=s-1", { cookie: AS_ANA });
    await askPerson({ ...args, pattern: "/:restaurant_slug", params: {} }, async () => new Response("a page"));
    expect(args.context.get(whoContext)).toEqual(ACTING);
    expect(args.context.get(personContext)?.user.acting?.suite).toBe("Suite 1");
  });

  const acting = { user: ANA, who: ACTING, cookie: AS_ANA } as const;

  test("The owner's account pages are not shown: they redirect to the suite.", () => {
    const { args } = asking("/profile", acting);
    expect(thrownBy(() => requirePerson(args))).toBe("/grill?eventSuite=s-1");
  });

  test("The settings of the owner's suite are open; the event lists redirect to them.", () => {
    const { args } = asking("/grill/events", acting);
    expect(requireOperator(args).user.id).toBe(ANA.id);
    expect(thrownBy(() => requireOwnOperator(args))).toBe("/grill/suite-settings?eventSuite=s-1");
  });

  test("The suite logout ends only the acting, and returns the operator to the suite list.", async () => {
    const { args, sent } = asking("/logout", acting);
    const answer = await endActing(args);
    expect(sent).toEqual([["logout", { accessToken: "acting" }]]);
    expect(answer?.headers.get("location")).toBe("/grill/events/final");
    expect(kept(answer as Response)).toMatchObject({ person: `${OLU.id}.olus-own`, operator: "", comptoir_cart: "" });
  });

  test("Server error code 201 (expired session) logs out user and operator.", async () => {
    const { args, sent } = asking("/grill", acting);
    const headers = await signOut(args);
    expect(sent).toEqual([["logout", { accessToken: "olus-own" }]]);
    expect(kept({ headers })).toMatchObject({ person: "", operator: "" });
  });

  test("An operator who acts for no owner has no suite to leave.", async () => {
    const { args } = asking("/logout", { user: OLU, cookie: AS_OLU });
    expect(await endActing(args)).toBeNull();
  });
});
