import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { isFullLength } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { type Answer, cookiesOf } from "../../testing/test-api.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";

const test = await openCommandLine();
const { api, call, clock, comptoir, load, pool } = test;

const TABLE = [
  "Section,Name,Price,Allergens,Kitchen",
  "Soups,Onion soup,12.50,milk; gluten,hot",
  "Soups,Leek soup,9.00,,hot",
  "Mains,Steak frites,31.00,,grill",
  "Mains,Today's fish,,fish,grill",
].join("\n");

/** More bytes and more dishes than a menu's file may have. */
const [TOO_LARGE, TOO_MANY] = [9_000_000, 4_000];

const REFUSED = { status: 401, code: "start_code_refused" };
const outcome = ({ status, body }: { status: number; body: Readonly<Record<string, unknown>> }) => {
  return { status, code: body.code };
};

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "start_codes, venue_versions, venue_drafts, staff, staff_acts, rate_limits, restaurants");
  await load(GRILL);
});

const aCode = async (...options: string[]) => {
  const link = (await comptoir("staff", "start-link", ...options)).out.trim();
  return link.slice(link.indexOf("#") + 1);
};
const look = (code: string, slug?: string) => call("/api/staff/start/look", { code, slug });
async function send(code: string, file: string | Uint8Array<ArrayBuffer> | ReadableStream, query = "") {
  const request = new Request(`http://comptoir.test/api/staff/start/menu?name=menu.csv${query}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "x-start-code": code },
    body: file,
    duplex: "half",
  });
  const response = await api.fetch(request);
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}
const aRequest = (code: string, but: object = {}) => ({
  code,
  requestId: randomUUID(),
  manager: "Amira",
  name: "Le Zinc",
  slug: "le-zinc",
  province: "ON",
  zone: "America/Toronto",
  locale: "en-CA",
  tables: "1-12",
  menuId: null,
  ...but,
});
const start = (request: object) => call("/api/staff/start", request);
const staffOf = async (answer: Awaited<ReturnType<typeof start>>) => {
  const headers = { cookie: cookiesOf(answer), authorization: `Bearer ${answer.body.token}` };
  return { ...(await call("/api/auth/staff", undefined, headers)), headers };
};
const dishes = async (slug: string) => {
  const response = await api.fetch(new Request(`http://comptoir.test/menu/${slug}/data.json`));
  const { menus } = (await response.json()) as { menus: { sections: { items?: { name: string }[] }[] }[] };
  return menus.flatMap(({ sections }) => sections.flatMap(({ items }) => (items ?? []).map(({ name }) => name)));
};

describe("studio#start-code: a code for one restaurant", () => {
  it("is printed as a link, is stored as a hash, and ends after a day or the hours that were asked for", async () => {
    const { out, err } = await comptoir("staff", "start-link", "--hours", "2");
    expect(out).toMatch(
      /^https:\/\/here\.example\/staff\/start#[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\n$/,
    );
    expect(err).toContain("one restaurant");
    const [short, long] = [out.trim().split("#")[1] ?? "", await aCode()];
    const { rows } = await pool.query("select json_agg(c)::text as rows from start_codes c");
    for (const secret of [short, short.replaceAll("-", "")]) expect(rows[0].rows).not.toContain(secret);
    expect((await look(` ${short.toLowerCase().replaceAll("-", " ")}`)).body).toEqual({
      until: "2026-11-20T19:00:00.000Z",
      slug: null,
      menu: null,
    });
    clock.set("2026-11-20T19:00:00Z");
    expect(outcome(await look(short))).toEqual(REFUSED);
    expect(outcome(await start(aRequest(short)))).toEqual(REFUSED);
    expect((await look(long)).status).toBe(200);
    clock.set("2026-11-21T17:00:00Z");
    expect(outcome(await look(long))).toEqual(REFUSED);
  });

  it("cannot be guessed: 20 tries in 15 minutes from one address, in each of its calls", async () => {
    const guess = "2222-2222-2222";
    const tries = Array.from({ length: 36 }, (_, one) =>
      one % 2 === 0
        ? call("/api/staff/start/look", { code: guess }, {}, "203.0.113.7")
        : call("/api/staff/start", aRequest(guess), {}, "203.0.113.7"),
    );
    const waiting = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(waiting.length).toBeGreaterThan(0);
    expect((await look(await aCode())).status).toBe(200);
  });

  it("says whether an address is free, and nothing else about other restaurants", async () => {
    const code = await aCode();
    const free = async (slug: string) => (await look(code, slug)).body.slug.isFree;
    expect(await Promise.all(["le-zinc", "the-grill", "staff"].map(free))).toEqual([true, false, false]);
    const propose = async (name: string) => (await call("/api/staff/start/look", { code, name })).body.slug;
    expect(await Promise.all(["Café Œuf", "The Grill", "串"].map(propose))).toEqual([
      { slug: "cafe-oeuf", isFree: true },
      { slug: "the-grill-2", isFree: true },
      null,
    ]);
  });
});

describe("studio#new-venue: a restaurant is made with a code", () => {
  it("publishes its settings, has its menu as a draft, and signs its manager in", async () => {
    const code = await aCode();
    const { body: menu } = await send(code, TABLE);
    const made = await start(aRequest(code, { menuId: menu.id, province: "QC", email: "bonjour@example.ca" }));
    expect(made.body).toEqual({ token: expect.stringMatching(/^staff_/), slug: "le-zinc" });
    const { body: staff, headers } = await staffOf(made);
    expect(staff).toMatchObject({ name: "Amira", role: "manager", restaurant: { id: "le-zinc", name: "Le Zinc" } });
    expect(await dishes("le-zinc")).toEqual([]);
    const { body: draft } = await call("/api/staff/menu", undefined, headers);
    const { fields } = draft.things.find(({ thing }: { thing: string }) => thing === "restaurant");
    expect(fields).toMatchObject({
      province: "QC",
      tables: "1-12",
      tax_rate: { tax1: "0.05", tax2: "0.09975" },
      "order_options.support_email": "bonjour@example.ca",
    });
    const published = await call("/api/staff/menu/publish", { revision: draft.revision }, headers);
    expect(published).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await dishes("le-zinc")).toEqual(["Onion soup", "Leek soup", "Steak frites", "Today's fish"]);
    expect(
      (await call("/api/staff/acts", undefined, headers)).body.acts.map(({ act }: { act: string }) => act),
    ).toEqual(expect.arrayContaining(["sign-in", "publish-menu"]));
  });

  it("begins with an empty menu without a file, in the language of the menu", async () => {
    const { headers } = await staffOf(await start(aRequest(await aCode(), { locale: "fr-CA", tables: null })));
    const { body } = await call("/api/staff/menu?kinds=menu,section", undefined, headers);
    const names = body.things.map(({ fields }: { fields: { name: string } }) => fields.name);
    expect(names).toEqual(["Carte", "Plats"]);
  });

  it("is made once by two uses of a code at the same moment, and the code is then spent", async () => {
    const code = await aCode();
    const both = await Promise.all([
      start(aRequest(code)),
      start(aRequest(code, { slug: "le-comptoir", manager: "Bo" })),
    ]);
    expect(both.map(outcome).sort((one, other) => one.status - other.status)).toEqual([
      { status: 200, code: undefined },
      REFUSED,
    ]);
    const { rows } = await pool.query("select count(*)::int as made from restaurants");
    expect(rows[0].made).toBe(2);
    expect(outcome(await look(code))).toEqual(REFUSED);
    expect((await send(code, TABLE)).status).toBe(401);
  });

  it("answers the same request again with the same restaurant and a session, also at the same moment and after a restart", async () => {
    const request = aRequest(await aCode());
    const answers = await Promise.all([start(request), start(request)]);
    answers.push(await start(request));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { slug: "le-zinc" } });
    const sessions = await Promise.all(answers.map(staffOf));
    expect(new Set(sessions.map(({ body }) => body.id)).size).toBe(1);
    await pool.query("delete from staff where restaurant_id = 'le-zinc'");
    expect(outcome(await start(request))).toEqual(REFUSED);
  });

  it("refuses an address that was taken meanwhile, and keeps the code; the other restaurant stays as it is", async () => {
    const code = await aCode();
    const { body: menu } = await send(code, TABLE);
    const before = await pool.query("select revision from restaurants where restaurant_id = '7'");
    const taken = await start(aRequest(code, { slug: "the-grill", menuId: menu.id }));
    expect(outcome(taken)).toEqual({ status: 409, code: "slug_taken" });
    const [made, imported] = await Promise.all([
      start(aRequest(code, { menuId: menu.id })),
      importVenueFile(
        pool,
        { restaurant: { id: 90, name: "Other", slug: "le-zinc" }, menus: [] },
        { now: clock.now() },
      ),
    ]);
    expect([made.status === 200, "imported" in imported].filter(Boolean)).toHaveLength(1);
    expect(await pool.query("select revision from restaurants where restaurant_id = '7'")).toMatchObject({
      rows: before.rows,
    });
    if (made.status !== 200) {
      expect(outcome(made)).toEqual({ status: 409, code: "slug_taken" });
      expect((await start(aRequest(code, { slug: "au-zinc", menuId: menu.id }))).status).toBe(200);
    }
  });

  it("names what is wrong at the field where it was typed", async () => {
    const code = await aCode();
    const refused = await start(
      aRequest(code, { slug: "Le Zinc!", zone: "Mars/Olympus", email: "nobody", tables: "<b>" }),
    );
    expect(refused.status).toBe(400);
    const paths = refused.body.issues.map(({ path }: { path: string }) => path);
    expect(new Set(paths)).toEqual(new Set(["slug", "zone", "email", "tables"]));
    expect((await start(aRequest(code, { manager: " " }))).body.issues[0].path).toBe("manager");
    expect(outcome(await start(aRequest(code, { slug: "staff" })))).toMatchObject({ status: 400 });
    expect((await start(aRequest(code))).status).toBe(200);
  });

  it("refuses the menu of a file after another file was read in another tab", async () => {
    const code = await aCode();
    const { body: first } = await send(code, TABLE);
    const { body: second } = await send(code, TABLE.replace("Leek", "Carrot"));
    const refused = await start(aRequest(code, { menuId: first.id }));
    expect(outcome(refused)).toEqual({ status: 409, code: "start_menu_changed" });
    expect((await look(code)).body.menu.id).toBe(second.id);
  });
});

describe("studio#start-file: a menu's file", () => {
  it("is read with counts, what was lost or guessed, and doubts in the language of the page", async () => {
    const { status, body } = await send(await aCode(), TABLE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "menu.csv",
      converter: "csv",
      counts: { menus: 1, sections: 2, dishes: 4, options: 0, priced: 3, pictures: 0, allergens: 2 },
      found: { prices: 3, options: 0 },
      taken: { prices: 3, options: 0 },
    });
    expect(body.notes.join("\n")).toContain("Kitchen");
    expect(body.findings.map(({ name }: { name: string }) => name)).toContain("Today's fish");
  });

  it("asks whether whole numbers are cents or dollars, and takes the answer", async () => {
    const code = await aCode();
    const file = JSON.stringify({
      items: [
        { name: "Poutine", price: 1250 },
        { name: "Soup", price: 900 },
      ],
    });
    expect(outcome(await send(code, file))).toEqual({ status: 422, code: "start_unit_unsaid" });
    expect((await send(code, file, "&priceUnit=minor")).body.counts).toMatchObject({ dishes: 2, priced: 2 });
  });

  it("gives dishes without a price the one that is asked for", async () => {
    const { body } = await send(await aCode(), TABLE, "&price=25.00");
    expect(body.counts).toMatchObject({ dishes: 4, priced: 4 });
  });

  it("may be a venue file, of which only the menus are taken", async () => {
    const code = await aCode();
    const { body: menu } = await send(code, JSON.stringify(GRILL));
    expect(menu).toMatchObject({ converter: "venue-file", found: null, notes: [] });
    const { headers } = await staffOf(await start(aRequest(code, { menuId: menu.id })));
    const { body } = await call("/api/staff/menu", undefined, headers);
    const restaurant = body.things.find(({ thing }: { thing: string }) => thing === "restaurant");
    expect(restaurant.fields.name).toBe("Le Zinc");
    expect(
      (await pool.query("select count(*)::int as n from gift_cards where restaurant_id = 'le-zinc'")).rows[0].n,
    ).toBe(0);
  });

  it("is refused in one sentence if it is a PDF, a picture, a workbook or compressed, damaged or too large", async () => {
    const code = await aCode();
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(20_000_000)));
    for (const file of [
      bytes("%PDF-1.7 …"),
      bytes("\u00ff\u00d8\u00ff\u00e0"),
      bytes("PK\u0003\u0004"),
      bomb,
      '[{"name":',
    ]) {
      const { status, body } = await send(code, file);
      expect({ status, code: body.code }).toEqual({ status: 422, code: "start_file_refused" });
      expect(body.message).toMatch(/^[^.]{10,}/);
    }
    expect((await send(code, new Uint8Array(TOO_LARGE))).status).toBe(413);
    const rows = Array.from({ length: TOO_MANY }, (_, row) => `Section ${row % 40},Dish ${row},${row % 90}.00`);
    const many = await send(code, ["Section,Name,Price", ...rows].join("\n"));
    expect({ status: many.status, code: many.body.code }).toEqual({ status: 422, code: "start_file_refused" });
    expect((await send(code, TABLE)).status).toBe(200);
  });

  it("is not read into memory without a code that can still be used", async () => {
    for (const file of [new Uint8Array(TOO_LARGE), TABLE]) {
      const { status, body } = await send("2222-2222-2222", file);
      expect({ status, code: body.code }).toEqual(REFUSED);
    }
  });

  it("is read without characters that cannot be stored: NUL, and half of a pair", async () => {
    const dish = { name: "Soup", price: "9.00", description: "a\u0000b\ud800c \\u0000" };
    const file = JSON.stringify({ restaurant: { name: "x", slug: "x" }, menus: [{ name: "M", items: [dish] }] });
    const code = await aCode();
    expect(await send(code, file)).toMatchObject({ status: 200, body: { counts: { dishes: 1 } } });
    const { rows } = await pool.query("select menu -> 'changes' as changes from start_codes where menu is not null");
    expect(rows[0].changes).toContainEqual(expect.objectContaining({ field: "description", value: "abc \\u0000" }));
  });

  it.runIf(isFullLength)(
    "waits for its turn: one code has three files in memory at once, and another code's is read beside them",
    async () => {
      const [code, other] = [await aCode(), await aCode()];
      let started = 0;
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      // A slow upload: its bytes arrive only after all of them were sent.
      const slow = () => {
        const pull = async (stream: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
          started += 1;
          await arrived;
          stream.enqueue(new Uint8Array(Buffer.from(TABLE)));
          stream.close();
        };
        return send(code, new ReadableStream({ pull }, { highWaterMark: 0 }));
      };
      const sent = Array.from({ length: 9 }, slow);
      expect((await send(other, TABLE)).status).toBe(200);
      expect(started).toBe(3);
      arrive();
      for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
    },
  );

  it.runIf(isFullLength)("is read beside the server's other work: calls are answered meanwhile", async () => {
    const code = await aCode();
    const rows = Array.from({ length: 15_000 }, (_, row) => `Section ${row % 40},Dish ${row},${row % 90}.00`);
    let isReading = true;
    const reading = send(code, ["Section,Name,Price", ...rows].join("\n")).finally(() => (isReading = false));
    let answered = 0;
    while (isReading) {
      expect((await look(code)).status).toBe(200);
      answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await reading;
    expect(answered).toBeGreaterThan(5);
  });
});
