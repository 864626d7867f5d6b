import { KEYS_MAX } from "@comptoir/ordering";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL } from "../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
const NOW = "2026-11-20T17:00:00Z";
clock.set(NOW);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } });
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "elsewhere" } });

let boss: StaffMember;

beforeEach(async () => {
  clock.set(NOW);
  await emptyTables(pool, "staff, staff_acts, api_keys, rate_limits");
  boss = await aStaffMember(test, { name: "Boss", role: "manager" });
});

const add = (body: object = {}, who = boss) =>
  call("/api/staff/keys", { name: "Till", scopes: ["orders:read"], endsAt: null, ...body }, who.headers);
const list = async (who = boss) => (await call("/api/staff/keys", undefined, who.headers)).body;
async function remove(id: string, who = boss) {
  const request = new Request(`http://comptoir.test/api/staff/keys/${id}`, { method: "DELETE", headers: who.headers });
  return (await api.fetch(request)).status;
}
const acts = async () => (await call("/api/staff/acts", undefined, boss.headers)).body.acts;

describe("partners#partner-keys: a key", () => {
  it("is shown once; the list has its first characters, and the database its hash", async () => {
    const { status, body } = await add({ scopes: ["menu:read", "orders:read", "menu:read"] });
    expect(status).toBe(201);
    expect(body.key).toMatch(/^cpt_test_[\w-]{43}$/);
    const { keys, mode } = await list();
    expect(mode).toBe("test");
    expect(keys).toEqual([
      {
        id: body.id,
        name: "Till",
        prefix: body.key.slice(0, 13),
        scopes: ["orders:read", "menu:read"],
        mode: "test",
        state: "active",
        createdAt: "2026-11-20T17:00:00.000Z",
        endsAt: null,
        lastUsedAt: null,
      },
    ]);
    const { rows } = await pool.query("select k::text as row from api_keys k");
    expect(rows[0].row).not.toContain(body.key);
    expect(JSON.stringify(await acts())).not.toContain(body.key);
  });

  it("is in the history when it is added and removed, by its name and first characters", async () => {
    const { body } = await add();
    expect(await remove(body.id)).toBe(204);
    expect(await remove(body.id)).toBe(404);
    expect(await acts()).toMatchObject([
      { act: "remove-key", by: { name: "Boss" }, details: { id: body.id, name: "Till" } },
      { act: "add-key", details: { name: "Till", prefix: body.key.slice(0, 13), scopes: ["orders:read"] } },
      { act: "sign-in" },
    ]);
  });

  it("has a name of its own, a scope, and an end in the future", async () => {
    await add();
    expect((await add({ name: " TILL " })).body.code).toBe("key_name_taken");
    expect((await add({ name: " " })).body).toMatchObject({ issues: [{ path: "name" }] });
    expect((await add({ scopes: [] })).body).toMatchObject({ issues: [{ path: "scopes" }] });
    expect((await add({ scopes: ["all"] })).status).toBe(400);
    expect((await add({ name: "Late", endsAt: NOW })).body).toMatchObject({ issues: [{ path: "endsAt" }] });
    expect((await add({ name: "Late", endsAt: "2026-11-20T17:00:01Z" })).status).toBe(201);
    clock.set("2026-11-20T17:00:01Z");
    expect((await list()).keys).toMatchObject([{ name: "Late", state: "ended" }, { state: "active" }]);
  });

  it("is one of twenty at most, also if several are added at once", async () => {
    const names = Array.from({ length: KEYS_MAX + 5 }, (_, index) => `Key ${index}`);
    const statuses = await Promise.all(names.map(async (name) => (await add({ name })).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(KEYS_MAX);
    expect((await add({ name: "One more" })).body.code).toBe("keys_full");
  });

  it("can be neither read nor removed by another restaurant, nor by who is no manager", async () => {
    const { body } = await add();
    const stranger = await aStaffMember(test, { name: "Stranger", role: "manager", restaurantId: "8" });
    expect((await list(stranger)).keys).toEqual([]);
    expect(await remove(body.id, stranger)).toBe(404);
    expect(await remove("none")).toBe(404);
    const counter = await aStaffMember(test, { name: "Noor", role: "counter" });
    expect([await remove(body.id, counter), (await add({}, counter)).status]).toEqual([403, 403]);
    expect((await call("/api/staff/keys", undefined, AT_THE_GRILL)).status).toBe(401);
    expect((await list()).keys).toHaveLength(1);
  });

  it("is a live one where guests pay real money, also on premise", async () => {
    const stranger = await aStaffMember(test, { name: "Stranger", role: "manager", restaurantId: "8" });
    expect((await list(stranger)).mode).toBe("live");
    expect((await add({}, stranger)).body.key).toMatch(/^cpt_live_/);
  });
});
