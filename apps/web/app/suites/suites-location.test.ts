// @vitest-environment node
import { describe, expect, test } from "vitest";
import { createLoadContext } from "../load-context.ts";
import { loader } from "../screens/login/route.tsx";
import { openRestaurant } from "../screens/restaurant/restaurant-middleware.ts";
import { personContext } from "../session/person-context.ts";
import { aUser } from "../testing/a-user.ts";
import { aGrill } from "../testing/fake-api.ts";

const HERE = { id: 7, slug: "grill", name: "Grill", zone: "America/Toronto" };
const ELSEWHERE = { ...HERE, id: 8, slug: "other" };
const eventOf = (restaurant: object, ...suites: object[]) => ({ restaurant, suites });
const suite = (id: string, event_day: boolean) => ({ id, event_day });

/** Opens the sign-in while signed in, with a stored location. Returns the redirect. */
async function arrive(query: string, events: readonly object[], { suiteOperator = false, location = "7" } = {}) {
  const asked: (string | null)[] = [];
  const api = async (request: Request) => {
    asked.push(`${new URL(request.url).pathname.split("/").at(-1)} ${request.headers.get("x-restaurant-id")}`);
    return Response.json({ events, providers: [] });
  };
  const context = createLoadContext({ api, cspNonce: "" });
  const user = aUser({ suiteOperator });
  context.set(personContext, { user, half: { userId: user.id, token: user.token } });
  const url = new URL(`https://comptoir.example/login${query}`);
  const headers = { cookie: `person=${user.id}.${user.token}; __Host-suitesLocationId=${location}` };
  const args = { request: new Request(url, { headers }), url, context, params: {} };
  const thrown: unknown = await (loader as never as (args: object) => Promise<unknown>)(args).catch((one) => one);
  return { to: thrown instanceof Response ? thrown.headers.get("location") : null, asked, answer: thrown };
}

describe("A cookie holds suitesLocationId.", () => {
  test("A redirect of an event-day visit to the sign-in stores the restaurant in the cookie.", async () => {
    const context = createLoadContext({ api: async () => Response.json(aGrill()), cspNonce: "" });
    const url = new URL("https://comptoir.example/grill?eventSuite=s-1&eventDayOrdering=true&suiteOperator=a%40b.ca");
    const args = { request: new Request(url), url, params: { restaurant_slug: "grill" }, context };
    const next = async () => new Response();
    const thrown = (await Promise.resolve(openRestaurant(args as never, next)).catch((one) => one)) as Response;
    expect(thrown.headers.get("location")).toBe("/login?suiteOperator=a%40b.ca");
    expect(thrown.headers.get("set-cookie")).toMatch(
      /^__Host-suitesLocationId=grill; .*Max-Age=43200.*HttpOnly; Secure$/,
    );
  });

  test("After the sign-in, a person continues to their suite of today's event at that restaurant …", async () => {
    const events = [
      eventOf(ELSEWHERE, suite("e-1", true)),
      eventOf(HERE, suite("s-1", true)),
      eventOf(HERE, suite("s-2", false)),
    ];
    const { to, asked } = await arrive("?suiteOperator=x", events);
    expect(to).toBe("/grill?eventSuite=s-1&eventDayOrdering=true");
    expect(asked).toEqual(["get-upcoming-events null"]);
  });

  test.each([
    ["to their only suite before its day", [eventOf(HERE, suite("s-2", false))], "/grill/landing?eventSuite=s-2"],
    [
      "to their list of events, with several suites",
      [eventOf(HERE, suite("s-1", true), suite("s-2", true))],
      "/profile/events",
    ],
    ["to their profile, without an event at that restaurant", [eventOf(ELSEWHERE, suite("e-1", true))], "/profile"],
  ])("… %s.", async (_, events, to) => {
    expect((await arrive("", events)).to).toBe(to);
  });

  test("An operator continues to the events of that restaurant.", async () => {
    const events = [eventOf(ELSEWHERE), eventOf(HERE), eventOf(HERE)];
    const operator = await arrive("", events, { suiteOperator: true });
    expect(operator).toMatchObject({ to: "/grill/events", asked: ["get-upcoming-events null"] });
  });

  test("A link with a destination takes precedence over the cookie.", async () => {
    const { to, asked } = await arrive("?back=%2Fother%3FtableNum%3D4", [eventOf(HERE, suite("s-1", true))]);
    expect([to, asked]).toEqual(["/other?tableNum=4", []]);
  });
});

describe("screens#operator-arrives: an operator who signs in without a link", () => {
  const operator = { suiteOperator: true, location: "" } as const;
  const listed = (answer: unknown) => (answer as { operatorAt: { name: string; events: string }[] }).operatorAt;

  test("continues to the events, if all are at one restaurant", async () => {
    expect((await arrive("", [eventOf(ELSEWHERE), eventOf(ELSEWHERE)], operator)).to).toBe("/other/events");
  });

  test("chooses among several restaurants", async () => {
    const { to, answer } = await arrive("", [eventOf(HERE), eventOf(ELSEWHERE), eventOf(HERE)], operator);
    expect(to).toBeNull();
    expect(listed(answer).map(({ events }) => events)).toEqual(["/grill/events", "/other/events"]);
  });

  test("gets a message without an upcoming event", async () => {
    const { to, answer } = await arrive("", [], operator);
    expect([to, listed(answer)]).toEqual([null, []]);
  });
});
