import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { emptyTables } from "../testing/empty-tables.ts";
import { aStaffMember, type StaffMember } from "../testing/staff.ts";
import { openTestApi } from "../testing/test-api.ts";
import { publishDueDrafts } from "../venue/studio/publish-draft.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// Goal: promise 62. Method: two editors, an import, a schedule and returns at random, beside a model; then all at once.

const RUNS = runLength({ quick: 8, full: 400 });
const ACTS = runLength({ quick: 25, full: 40 });
const STORMS = runLength({ quick: 2, full: 60 });
const LONG = { timeout: runLength({ quick: 120_000, full: 1_800_000 }) };

const fixture = await openTestApi();
const { api, call, clock, pool } = fixture;

const DISHES = [1, 2, 3];
const FIELDS = DISHES.flatMap((id) => ["price", "name"].map((field) => `item:${id} ${field}`));
const placeOf = (place: string) => ({ thing: place.split(" ")[0] ?? "", field: place.split(" ")[1] ?? "" });

/** The values of each field, by its place. */
type Values = Readonly<Record<string, string>>;

const FIRST: Values = Object.fromEntries(
  FIELDS.map((place) => [place, place.endsWith("price") ? "10.00" : `Dish ${place[5]}`]),
);

const fileOf = (values: Values) => ({
  restaurant: { id: 71, name: "Snack", slug: "snack", payment_processor: "payOnPremise" },
  menus: [
    {
      id: 1,
      name: "Menu",
      // A file without slugs would take them from the names, which is a difference of its own.
      items: DISHES.map((id) => ({
        id,
        slug: `dish-${id}`,
        name: values[`item:${id} name`],
        price: values[`item:${id} price`],
      })),
    },
  ],
});

async function asGuest(): Promise<Values> {
  const response = await api.fetch(new Request("http://comptoir.test/menu/snack/data.json"));
  const { menus } = (await response.json()) as { menus: { items: { id: number; name: string; price: string }[] }[] };
  const items = menus.flatMap((menu) => menu.items);
  return Object.fromEntries(
    items.flatMap(({ id, name, price }) => [
      [`item:${id} price`, price],
      [`item:${id} name`, name],
    ]),
  );
}

let editors: readonly StaffMember[];

beforeEach(() => begin());

async function begin(): Promise<void> {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "venue_versions, venue_drafts, staff, staff_acts, rate_limits, restaurants");
  await importVenueFile(pool, fileOf(FIRST), { now: clock.now() });
  editors = await Promise.all(
    ["Ana", "Olu"].map((name) => aStaffMember(fixture, { name, role: "manager", restaurantId: "71" })),
  );
}

const post = (path: string, body: object, editor = 0) =>
  call(`/api/staff/menu/${path}`, body, editors[editor]?.headers);
const get = async (path = "") => (await call(`/api/staff/menu${path}`, undefined, editors[0]?.headers)).body;

async function draftNow(): Promise<{ values: Values; revision: number; version: number }> {
  const { things, revision, version } = await get();
  const values = FIELDS.map((place) => {
    const { thing, field } = placeOf(place);
    const found = things.find((one: { thing: string }) => one.thing === thing);
    return [place, found?.fields[field]];
  });
  return { values: Object.fromEntries(values), revision, version };
}

const value = fc.integer({ min: 1, max: 6 });
const editor = fc.integer({ min: 0, max: 1 });
const anyAct = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("edit" as const), editor, place: fc.constantFrom(...FIELDS), value }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("look" as const), editor }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("publish" as const), editor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("import" as const), place: fc.constantFrom(...FIELDS), value }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("schedule" as const), editor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("settle" as const), mine: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("return" as const), back: fc.integer({ min: 1, max: 4 }) }) },
);
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

const valueFor = (place: string, number: number) => (place.endsWith("price") ? `${number}.00` : `Dish ${number}`);

type Changes = Map<string, { readonly was: string; readonly value: string }>;

/** What the rules say of a restaurant's versions, its draft, and what each editor last saw. */
class Model {
  versions: Values[] = [FIRST];
  draft: Changes = new Map();
  /** Counts the changes of all drafts: an editor who has seen another count has not seen the draft. */
  revision = 0;
  scheduled: { readonly at: number; readonly changes: Changes }[] = [];
  seen = [0, 1].map(() => ({ values: FIRST, revision: 0, count: 0 }));

  get published(): Values {
    return this.versions.at(-1) ?? FIRST;
  }

  get values(): Values {
    return this.with(this.draft);
  }

  get conflicts(): string[] {
    return [...this.draft].flatMap(([place, { was, value }]) => {
      const current = this.published[place];
      return current === was || current === value ? [] : [place];
    });
  }

  with(changes: Changes): Values {
    return { ...this.published, ...Object.fromEntries([...changes].map(([place, change]) => [place, change.value])) };
  }

  publish(values: Values): void {
    if (JSON.stringify(values) !== JSON.stringify(this.published)) this.versions.push(values);
  }

  edit(place: string, value: string): void {
    const current = this.published[place] ?? "";
    const was = this.draft.get(place)?.was ?? current;
    if (current === value) this.draft.delete(place);
    else this.draft.set(place, { was, value });
    this.revision += 1;
  }

  open(): void {
    this.draft = new Map();
    this.revision += 1;
  }
}

/** Does an act on the server and on the model, and compares their answers. */
async function doAct(model: Model, act: Act): Promise<void> {
  switch (act.do) {
    case "look": {
      const { values, revision } = await draftNow();
      model.seen[act.editor] = { values, revision, count: model.revision };
      return;
    }
    case "edit": {
      const { place } = act;
      const next = valueFor(place, act.value);
      const was = model.seen[act.editor]?.values[place];
      const current = model.values[place];
      const { status, body } = await post("edits", { edits: [{ ...placeOf(place), was, value: next }] }, act.editor);
      if (current !== was && current !== next) {
        expect({ status, current: body.current?.[0]?.current }).toEqual({ status: 409, current });
        return;
      }
      expect({ status, body }).toMatchObject({ status: 200 });
      model.edit(place, next);
      return;
    }
    case "publish":
    case "schedule": {
      const { revision, count } = model.seen[act.editor] ?? { revision: 0, count: -1 };
      const at = clock.now().getTime() + 3_600_000;
      const publishAt = new Date(at - 5 * 3_600_000).toISOString().slice(0, 16);
      const { status } = await post(act.do, act.do === "publish" ? { revision } : { revision, publishAt }, act.editor);
      const isPossible = count === model.revision && model.draft.size > 0 && model.conflicts.length === 0;
      expect({ act: act.do, status }).toEqual({ act: act.do, status: isPossible ? 200 : 409 });
      if (!isPossible) return;
      if (act.do === "publish") model.publish(model.values);
      else model.scheduled.push({ at, changes: model.draft });
      model.open();
      return;
    }
    case "import": {
      const values = { ...model.published, [act.place]: valueFor(act.place, act.value) };
      await importVenueFile(pool, fileOf(values), { now: clock.now() });
      await api.whenCaughtUp();
      model.publish(values);
      return;
    }
    case "wait": {
      clock.set(new Date(clock.now().getTime() + 1_800_000).toISOString());
      await publishDueDrafts({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
      await api.whenCaughtUp();
      const due = model.scheduled.filter(({ at }) => at <= clock.now().getTime());
      model.scheduled = model.scheduled.filter((one) => !due.includes(one));
      for (const { changes } of due) model.publish(model.with(changes));
      return;
    }
    case "settle": {
      const { conflicts } = model;
      if (conflicts.length === 0) return;
      const keep = act.mine ? "mine" : "theirs";
      await post("settle", { answers: conflicts.map((place) => ({ ...placeOf(place), keep })) });
      for (const place of conflicts) {
        const change = model.draft.get(place);
        if (act.mine && change) model.draft.set(place, { ...change, was: model.published[place] ?? "" });
        else model.draft.delete(place);
      }
      model.revision += 1;
      return;
    }
    case "return": {
      const published = model.versions.length;
      const version = published - act.back;
      if (version < 1) return;
      const { status } = await post(`versions/${version}/return`, { seen: published });
      expect(status).toBe(200);
      model.publish(model.versions[version - 1] ?? FIRST);
    }
  }
}

test(
  "Promise 62: whatever editors, imports, schedules and returns do, the draft, the versions and what guests see are as the model says.",
  LONG,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: ACTS, maxLength: ACTS }), async (acts) => {
        await begin();
        const model = new Model();
        for (const act of acts) {
          await doAct(model, act);
          const { values, version } = await draftNow();
          expect({ values, version }).toEqual({ values: model.values, version: model.versions.length });
          expect(await asGuest()).toEqual(model.published);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);

test(
  "Promise 62: what guests see is always one whole version, and no accepted edit is lost, while all happens at once.",
  LONG,
  async () => {
    for (let storm = 0; storm < STORMS; storm += 1) {
      await begin();
      const seen: Values[] = [];
      const accepted = new Map<string, string[]>();
      let isOver = false;
      const guest = (async () => {
        while (!isOver) {
          seen.push(await asGuest());
          // The menu is cached, so that a loop without a pause would let nothing else run.
          await pause(5);
        }
      })();
      const edits = Array.from({ length: 20 }, async (_, turn) => {
        const place = FIELDS[turn % FIELDS.length] ?? "";
        // Every edit has a value of its own, so that it can be found again.
        const next = place.endsWith("price") ? `${100 + turn}.00` : `Dish ${100 + turn}`;
        const { values } = await draftNow();
        const { status } = await post(
          "edits",
          { edits: [{ ...placeOf(place), was: values[place], value: next }] },
          turn % 2,
        );
        expect([200, 409]).toContain(status);
        if (status === 200) accepted.set(place, [...(accepted.get(place) ?? []), next]);
      });
      const publications = Array.from({ length: 8 }, async (_, turn) => {
        const { revision } = await draftNow();
        const { status } = await post("publish", { revision }, turn % 2);
        expect([200, 409]).toContain(status);
      });
      const imports = Array.from({ length: 3 }, (_, turn) =>
        importVenueFile(pool, fileOf({ ...FIRST, "item:3 price": `${500 + turn}.00` }), { now: clock.now() }),
      );
      await Promise.all([...edits, ...publications, ...imports]);
      await api.whenCaughtUp();
      isOver = true;
      await guest;
      const { rows } = await pool.query("select venue from venue_versions order by version");
      const versions: string[] = rows.map(({ venue }) => JSON.stringify(valuesIn(venue)));
      for (const values of seen) expect(versions).toContain(JSON.stringify(values));
      // Each accepted edit was published, or is in the draft, or was replaced by a later edit of who had seen it.
      const { changes } = await get();
      for (const [place, values] of accepted) {
        const inDraft = changes.filter((one: Record<string, string>) => `${one.thing} ${one.field}` === place);
        const found = values.filter(
          (one) => versions.some((version) => JSON.parse(version)[place] === one) || inDraft[0]?.value === one,
        );
        expect({ place, found: found.length > 0 }).toEqual({ place, found: true });
      }
    }
  },
);

/** What publishes a restaurant's menu at the same moment as another. Each begins at version 2, which the person has seen. */
const PUBLISHERS = {
  publication: async (revision: number) => (await post("publish", { revision })).status,
  return: async () => (await post("versions/1/return", { seen: 2 }, 1)).status,
  timer: async () => {
    await publishDueDrafts({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    return 200;
  },
  // Of the same draft, by another manager.
  schedule: async (revision: number) => (await post("schedule", { revision, publishAt: "2026-11-21T12:00" }, 1)).status,
};
const PAIRS = (Object.keys(PUBLISHERS) as (keyof typeof PUBLISHERS)[]).flatMap((one, index, all) =>
  all.slice(index).map((other) => [one, other] as const),
);

test.for(PAIRS)(
  "Promise 62: a %s and a %s at the same moment end as if one came after the other.",
  LONG,
  async ([one, other]) => {
    for (let storm = 0; storm < STORMS; storm += 1) {
      await begin();
      const imported = { ...FIRST, "item:1 price": "20.00" };
      await importVenueFile(pool, fileOf(imported), { now: clock.now() });
      const edit = async (place: string, value: string) =>
        expect((await post("edits", { edits: [{ ...placeOf(place), was: FIRST[place], value }] })).status).toBe(200);
      // One draft is due, another is open.
      await edit("item:2 price", "30.00");
      const { revision: ofTimer } = await draftNow();
      expect((await post("schedule", { revision: ofTimer, publishAt: "2026-11-20T13:00" })).status).toBe(200);
      await edit("item:3 price", "40.00");
      const { revision } = await draftNow();
      clock.set("2026-11-20T18:00:00Z");
      const pair = [one, other];
      const statuses = await Promise.all(pair.map((publisher) => PUBLISHERS[publisher](revision)));
      await api.whenCaughtUp();
      for (const status of statuses) expect([200, 409]).toContain(status);
      expect(statuses).toContain(200);
      const counts = (publisher: string) => pair.some((each, turn) => each === publisher && statuses[turn] === 200);
      const { values, version } = await draftNow();
      const published = await asGuest();
      const isOpen = !counts("publication") && !counts("schedule");
      expect({ pair, statuses, published, draft: values }).toEqual({
        pair,
        statuses,
        published: {
          ...FIRST,
          // A return takes the import back, and nothing that came after it.
          "item:1 price": counts("return") ? "10.00" : "20.00",
          "item:2 price": counts("timer") ? "30.00" : "10.00",
          "item:3 price": counts("publication") ? "40.00" : "10.00",
        },
        draft: { ...published, ...(isOpen ? { "item:3 price": "40.00" } : {}) },
      });
      const publishers = ["publication", "return", "timer"].filter(counts).length;
      const { rows } = await pool.query("select version, venue from venue_versions order by version");
      expect(rows.map((row) => row.version)).toEqual(Array.from({ length: 2 + publishers }, (_, n) => n + 1));
      expect({ version, venue: valuesIn(rows.at(-1)?.venue) }).toEqual({ version: 2 + publishers, venue: published });
    }
  },
);

function valuesIn({
  menus,
}: {
  readonly menus: { readonly items: { id: number; name: string; price: string }[] }[];
}): Values {
  const items = menus.flatMap((menu) => menu.items);
  return Object.fromEntries(
    items.flatMap(({ id, name, price }) => [
      [`item:${id} price`, price],
      [`item:${id} name`, name],
    ]),
  );
}
