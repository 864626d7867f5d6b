import { expect, it } from "vitest";
import { STADIUM } from "../../testing/stadium.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { inviteEvent } from "./invitations.ts";
import { openLink, sealLink } from "./suite-links.ts";

const { clock, load, pool } = await openTestApi();
clock.set("2026-12-01T17:00:00Z");
await load(STADIUM);

const SUITE = { restaurantId: "9", suiteId: "s-1" };
const invite = (eventId: string, renewsKey: boolean) =>
  inviteEvent({ database: pool, clock: clock.now }, { restaurantId: "9", eventId, locale: "en-CA", renewsKey });
const mails = async () =>
  (await pool.query("select recipient from notices where kind = 'suite-invitation' order by 1")).rows.map(
    ({ recipient }) => recipient,
  );

it("suites#invitations: an invitation mails each owner and host of an event's suites, and revokes earlier links on request", async () => {
  const now = clock.now();
  const link = await sealLink(pool, SUITE, { now, expiresAt: new Date(+now + 60_000) });
  const opens = async () => !("refused" in (await openLink(pool, link, { ...SUITE, now })));

  expect(await invite("final", false)).toEqual({ invited: 3 });
  expect(await mails()).toEqual(["ana@example.ca", "ben@example.ca", "carl@example.ca"]);
  expect(await opens()).toBe(true);

  expect(await invite("none", true)).toEqual({ refused: { code: "no-recipients" } });
  expect(await opens(), "a refusal takes nothing back").toBe(true);

  expect(await invite("final", true)).toEqual({ invited: 3 });
  expect(await opens()).toBe(false);
});
