import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL } from "../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { publishDueDrafts } from "../studio/publish-draft.ts";
import { exportVenue } from "../venue-files/export-venue.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
const deps = { database: pool, clock: () => clock.now(), logger: pino({ level: "silent" }) };
const VENUE = { ...GRILL, restaurant: { ...GRILL.restaurant, membership_program: true } };
const ADA = { identifier: "M-2001", firstName: "Ada", lastName: "Roy", email: "ada@example.test", promos: ["GOLD"] };

let ana: StaffMember;
let olu: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "venue_versions, venue_drafts, staff, staff_acts, rate_limits, members");
  await load(VENUE);
  ana = await aStaffMember(test, { name: "Ana", role: "manager" });
  olu = await aStaffMember(test, { name: "Olu", role: "manager" });
});

const post = (path: string, body: object, who = ana) => call(`/api/staff/members${path}`, body, who.headers);
const list = async (query = "") => (await call(`/api/staff/members${query}`, undefined, ana.headers)).body;
const one = async (search: string) => (await list(`?${new URLSearchParams({ search })}`)).members[0];
const add = (member: object, who = ana) => post("", { member }, who);
const remove = async (search: string, who = ana) => post("/remove", { id: (await one(search)).id }, who);
const kindOf = async (code: string) => (await call("/api/orders/find-code", { code }, AT_THE_GRILL)).body.kind;
const identifiers = async () => (await exportVenue(pool, "7")).membership?.members.map(({ identifier }) => identifier);
const acts = async () =>
  (await call("/api/staff/acts", undefined, ana.headers)).body.acts.filter(({ act }: { act: string }) =>
    act.endsWith("guest-member"),
  );
const editMenu = (was = "Soup", value = "Broth") =>
  call("/api/staff/menu/edits", { edits: [{ thing: "item:11", field: "name", was, value }] }, ana.headers);
const publish = async () => {
  const { revision } = (await call("/api/staff/menu", undefined, ana.headers)).body;
  return call("/api/staff/menu/publish", { revision }, ana.headers);
};

describe("studio#venue-members: members", () => {
  it("are added with every field of the venue file, count at once, and are found by identifier, name and address", async () => {
    const { status, body } = await add(ADA);
    expect(status).toBe(200);
    expect(await kindOf("m-2001")).toBe("member");
    for (const search of ["m-20", "ada roy", "ada@"]) expect((await one(search)).member).toEqual(ADA);
    const { members, cursor, isOffered } = await list(`?id=${body.id}`);
    expect([members.length, cursor, isOffered]).toEqual([1, null, true]);
    // The same call again, whose answer was lost.
    expect((await add(ADA)).body).toEqual(body);
    expect((await add({ ...ADA, firstName: "Eve" })).body.code).toBe("member_taken");
    expect((await acts()).map(({ act }: { act: string }) => act)).toEqual(["add-guest-member"]);
    expect(JSON.stringify(await acts())).not.toContain("M-2001");
  });

  it("are refused with what is wrong at each field, and if a look-up would find another member", async () => {
    const { status, body } = await add({ identifier: "", email: "nobody", promos: [""] });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(["identifier", "email", "promos[0]"]),
    );
    await add({ identifier: "416-555-0123" });
    expect((await add({ identifier: "(416) 555 0123", firstName: "Eve" })).body.code).toBe("member_taken");
  });

  it("are changed, unless somebody else changed them meanwhile", async () => {
    await add(ADA);
    const { version } = await one("M-2001");
    const change = (firstName: string, who = ana, seen = version) =>
      post("/change", { member: { ...ADA, firstName }, seen }, who);
    const answers = await Promise.all([change("Eve"), change("Zoe", olu)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { member } = await one("M-2001");
    expect((await change(member.firstName)).status).toBe(200);
    expect((await change("Ida")).body.code).toBe("member_changed");
    expect((await post("/change", { member: { identifier: "NO" }, seen: version })).status).toBe(404);
  });

  it("are removed at once; removing one again succeeds", async () => {
    const { id } = (await add(ADA)).body;
    const answers = await Promise.all([post("/remove", { id }), post("/remove", { id }, olu)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kindOf("M-2001")).toBeNull();
    expect((await acts()).map(({ act }: { act: string }) => act)).toEqual(["remove-guest-member", "add-guest-member"]);
  });

  it("are imported from a table, all or none, and the same table again changes nothing", async () => {
    await add(ADA);
    const head = "identifier,firstName,lastName,email,phone,promos";
    const table = [head, "M-2001,Ada,Roy,ada@example.test,,GOLD", "M-2002,Zoé,,,,", "M-2003,,,,,SILVER"].join("\r\n");
    const answers = await Promise.all([post("/import", { text: table }), post("/import", { text: table }, olu)]);
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { added: 2, changed: 0, same: 1 },
        { added: 0, changed: 0, same: 3 },
      ]),
    );
    expect(await kindOf("m-2002")).toBe("member");
    expect((await acts()).map(({ act }: { act: string }) => act)).toEqual(["add-guest-member"]);

    const wrong = [head, "M-9,,,,,", "M-10,,,nobody,,", "m-9,,,,,", ",Eve,,,,"].join("\n");
    const { status, body } = await post("/import", { text: wrong });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      "lines[3].email",
      "lines[4].identifier",
      "lines[5].identifier",
    ]);
    expect(await kindOf("M-9")).toBeNull();
    expect((await post("/import", { text: "id,age\nM-9,30" })).body.issues).toMatchObject([{ path: "text" }]);
  });

  it("are paged, exported as CSV, and for managers only", async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ identifier: `N${String(n).padStart(2, "0")}` }));
    await load({ ...VENUE, membership: { members: many } });
    const first = await list();
    expect(first.members).toHaveLength(50);
    const second = await list(`?after=${first.cursor}`);
    expect(second.members.map(({ member }: { member: { identifier: string } }) => member.identifier)[0]).toBe("N50");
    await add(ADA);
    const request = new Request("http://comptoir.test/api/staff/members.csv?search=ada", { headers: ana.headers });
    expect(await (await api.fetch(request)).text()).toBe(
      "identifier,firstName,lastName,email,phone,promos\r\nM-2001,Ada,Roy,ada@example.test,,GOLD\r\n",
    );
    const noor = await aStaffMember(test, { name: "Noor", role: "counter" });
    expect((await add(ADA, noor)).status).toBe(403);
    expect((await call("/api/staff/members", undefined, noor.headers)).status).toBe(403);
  });

  it("and a publication at the same moment: both count, in any sequence", async () => {
    for (const [was, value] of [
      ["Soup", "Broth"],
      ["Broth", "Soup"],
    ] as const) {
      await editMenu(was, value);
      const answers = await Promise.all([publish(), add({ identifier: `NEW-${value}` }, olu)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await identifiers()).toContain(`NEW-${value}`);
    }
    await editMenu();
    const answers = await Promise.all([publish(), remove("NEW-Broth", olu)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await identifiers()).toEqual(["marc@example.test", "NEW-Soup"]);
  });

  it("of now stay when a scheduled draft is published and on a return to a version; an import has its own", async () => {
    await editMenu();
    const { revision } = (await call("/api/staff/menu", undefined, ana.headers)).body;
    await call("/api/staff/menu/schedule", { revision, publishAt: "2026-11-20T13:00" }, ana.headers);
    await add(ADA);
    await remove("marc@");
    clock.set("2026-11-20T18:00:30Z");
    await publishDueDrafts(deps);
    expect(await identifiers()).toEqual(["M-2001"]);
    const { versions } = (await call("/api/staff/menu/versions", undefined, ana.headers)).body;
    const back = await call(
      `/api/staff/menu/versions/${versions[1].version}/return`,
      { seen: versions[0].version },
      ana.headers,
    );
    expect(back.status).toBe(200);
    expect(await identifiers()).toEqual(["M-2001"]);
    await load(VENUE);
    expect(await identifiers()).toEqual(["marc@example.test"]);
  });
});

describe("studio#member-import: a table that changes members", () => {
  const table = "identifier,firstName,promos\nM-2001,Eve,GOLD\nM-2002,Zoé,\n";
  const take = (seen?: string, who = ana) => post("/import", { text: table, ...(seen ? { seen } : {}) }, who);

  it("says which and in which fields before it does", async () => {
    await add(ADA);
    const { status, body } = await take();
    expect([status, body.code]).toEqual([409, "members_differ"]);
    expect(body.current).toEqual({
      seen: expect.any(String),
      count: 1,
      members: [{ identifier: "M-2001", fields: ["firstName", "lastName", "email"] }],
    });
    expect(await identifiers()).not.toContain("M-2002");
    expect((await take(body.current.seen)).body).toEqual({ added: 1, changed: 1, same: 0 });
    // The same call again, whose answer was lost.
    expect((await take(body.current.seen)).body).toEqual({ added: 0, changed: 0, same: 2 });
  });

  it("asks again if another manager changed one of them meanwhile", async () => {
    await add(ADA);
    const { seen } = (await take()).body.current;
    const { version } = await one("M-2001");
    await post("/change", { member: { ...ADA, phone: "416-555-0123" }, seen: version }, olu);
    expect((await take(seen)).body.code).toBe("members_differ");
    expect((await one("M-2001")).member).toMatchObject({ firstName: "Ada", phone: expect.any(String) });
  });
});

describe("studio#venue-members: a list that is full", () => {
  it("takes no further member", async () => {
    await pool.query(`insert into members (restaurant_id, identifier_key, identifier, member_id, person, promos)
      select '7', 'n-' || n, 'N-' || n, 'id-' || n, '{}', '{}' from generate_series(1, 20000) as n`);
    expect((await add(ADA)).body.code).toBe("list_full");
    expect((await post("/import", { text: "identifier\nM-2001\n" })).body.code).toBe("list_full");
    expect((await post("/import", { text: "identifier\nN-1\n" })).body).toEqual({ added: 0, changed: 0, same: 1 });
  });
});
