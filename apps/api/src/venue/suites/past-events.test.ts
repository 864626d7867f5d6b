import { expect, it } from "vitest";
import { login, type SignedIn } from "../../testing/people.ts";
import { STADIUM } from "../../testing/stadium.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load } = test;
clock.set("2026-11-20T17:00:00Z");

/** A season of 23 games, one each day, two of them at the same time; Ana and Ben own a suite at each game. */
const GAMES = Array.from({ length: 23 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 9, 20 + Math.max(at, 1)));
  return {
    id: `game-${String(at).padStart(2, "0")}`,
    name: `Game ${at}`,
    starts_at: day.toISOString(),
    ends_at: new Date(day.getTime() + 3 * 3_600_000).toISOString(),
    operators: ["olu@example.ca"],
    event_suites: [
      { id: `g${at}-1`, name: "Suite 1", owner: "ana@example.ca" },
      { id: `g${at}-2`, name: "Suite 2", owner: "ben@example.ca" },
    ],
  };
});
await load({ ...STADIUM, events: GAMES });

const listed = ({ headers }: SignedIn, email: string, pastCursor?: string | null) =>
  call("/api/catering/suite-owners/get-upcoming-events", { email, pastCursor }, headers);

it.each([
  ["an owner their own suites", "ana@example.ca", 1],
  ["an operator all of them", "olu@example.ca", 2],
])(
  "suites#past-events: past events are listed ten per page, each once and latest first, with %s",
  async (_, email, suites) => {
    const person = await login(test, email);
    const pages: { readonly id: string; readonly suites: readonly object[] }[][] = [];
    let cursor: string | null = null;
    do {
      const { status, body } = await listed(person, email, cursor);
      expect(status).toBe(200);
      pages.push(body.past);
      cursor = body.pastCursor;
    } while (cursor !== null && pages.length < 9);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 3]);
    expect(pages.flat().map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id).reverse());
    expect(new Set(pages.flat().map((event) => event.suites.length))).toEqual(new Set([suites]));
  },
);

it("suites#past-events: an invalid cursor is refused before any query", async () => {
  const ana = await login(test, "ana@example.ca");
  const written = (list: unknown) => Buffer.from(JSON.stringify(list)).toString("base64url");
  const noMoments = [
    "yesterday",
    "0000-01-01T00:00:00.000Z",
    "-271821-04-20T00:00:00.000Z",
    "+275760-09-13T00:00:00.000Z",
  ];
  const faulty = [["2026-11-20T17:00:00.000Z", 9], ...noMoments.map((moment) => [moment, "9", "final"])].map(written);
  for (const cursor of ["?", "AAAA", ...faulty]) {
    const { status, body } = await listed(ana, "ana@example.ca", cursor);
    expect({ status, path: body.issues?.[0]?.path }, cursor).toEqual({ status: 400, path: "pastCursor" });
  }
});
