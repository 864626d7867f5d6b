import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { login, PASSWORD, register, type SignedIn } from "../../testing/people.ts";
import { openTestApi } from "../../testing/test-api.ts";

const at = await openTestApi();
const { call, clock, pool } = at;
const NONE = { allergies: null, consentedAt: null };
const NOON = "2026-11-20T17:00:00.000Z";
let noor: SignedIn;

const ask = ({ self, headers }: SignedIn, path: string, body: object = {}) =>
  call(`/api/auth/${path}`, { ...self, ...body }, headers);
const kept = async (who = noor) => (await ask(who, "allergies")).body;
const keep = (allergies: string[], who = noor) => ask(who, "keep-allergies", { allergies, consent: true });

beforeEach(async () => {
  clock.set(NOON);
  await emptyTables(pool, "people, person_sessions, rate_limits");
  noor = await register(at, { email: "noor@example.ca" });
});

describe("people#own-allergies: allergies that are kept with the account", () => {
  it("are none at first, are kept with consent alone, and are changed", async () => {
    expect(await kept()).toEqual(NONE);
    const refused = await ask(noor, "keep-allergies", { allergies: ["Peanuts"] });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, "consent"]);
    expect((await ask(noor, "keep-allergies", { allergies: ["Alcohol"], consent: true })).status).toBe(400);
    expect(await kept()).toEqual(NONE);
    expect((await keep(["Peanuts"])).body).toEqual({ allergies: ["Peanuts"], consentedAt: NOON });
    clock.set("2026-11-20T18:00:00.000Z");
    await keep(["Peanuts", "Egg"]);
    expect(await kept()).toEqual({ allergies: ["Peanuts", "Egg"], consentedAt: "2026-11-20T18:00:00.000Z" });
  });

  it("are on the person's other devices after they sign in, and nobody else's", async () => {
    await keep(["Peanuts"]);
    expect((await kept(await login(at, "noor@example.ca"))).allergies).toEqual(["Peanuts"]);
    expect(await kept(await register(at, { email: "sam@example.ca" }))).toEqual(NONE);
  });

  it("are in no other answer about the person, which an operator who acts for them reads too; the export has them", async () => {
    await keep(["Peanuts"]);
    const { body: user } = await ask(noor, "get-comptoir-user-info");
    expect(JSON.stringify(user)).not.toContain("Peanuts");
    const { body: data } = await ask(noor, "export-data");
    expect(data.allergies).toEqual({ allergies: ["Peanuts"], consentedAt: NOON });
  });

  it("are deleted by one touch, again without harm, and with the account", async () => {
    await keep(["Peanuts"]);
    expect((await ask(noor, "forget-allergies")).body).toEqual(NONE);
    expect((await ask(noor, "forget-allergies")).body).toEqual(NONE);
    expect(await kept()).toEqual(NONE);
    await keep(["Peanuts"]);
    const { rows: before } = await pool.query("select 1 from people where allergies is not null");
    expect(before).toHaveLength(1);
    const [gone, saved] = await Promise.all([
      ask(noor, "delete-account", { currentPassword: PASSWORD }),
      keep(["Egg"]),
    ]);
    expect([gone.status, [200, 401].includes(saved.status)]).toEqual([204, true]);
    expect((await pool.query("select 1 from people where allergies is not null")).rows).toEqual([]);
  });
});
