import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { saveSiteAddress } from "../../platform/maintenance/site-address.store.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { createApi } from "../api.ts";
import { COMMANDS } from "./commands.ts";

const { call, clock, comptoir, comptoirOn, file, folder, load, pool } = await openCommandLine();
await load(GRILL);

const validate = async (id: number) => {
  const body = { itemsInCart: [line(id)], type: "dine-in" };
  return (await call("/api/orders/validate", body, AT_THE_GRILL)).body.code ?? "valid";
};

describe("comptoir", () => {
  it("says what there is, and what each command takes", async () => {
    const { exit, out } = await comptoir();
    expect(exit).toBe(0);
    expect(out).toContain("Imports venue files");
    expect((await comptoir("venue", "import", "--help")).out).toContain("Usage: comptoir venue import FILE...");
  });

  it("says which release it is, without a database", async () => {
    const { version } = JSON.parse(await readFile("package.json", "utf8"));
    expect(await comptoir("--version")).toEqual({ exit: 0, out: `comptoir ${version}\n`, err: "" });
  });

  it("reports an unknown command as unknown, also when its help is requested", async () => {
    for (const argv of [
      ["help", "frobnicate"],
      ["frobnicate", "--help"],
      ["help", "venue", "frobnicate"],
    ]) {
      expect(await comptoir(...argv)).toEqual({
        exit: 2,
        out: "",
        err: expect.stringMatching(/^There is no command "(venue )?frobnicate"\. "comptoir help" lists/),
      });
    }
    expect(await comptoir("help", "venue")).toMatchObject({ exit: 0, out: expect.stringContaining("venue import") });
    expect(await comptoir("--help")).toMatchObject({ exit: 0, out: expect.stringContaining("venue import") });
  });

  it("calls each command by the name that its file gives it", async () => {
    for (const { name, load: read } of COMMANDS) expect((await read()).name).toBe(name);
  });

  it("opens no database for what needs none", async () => {
    const openPool = () => Promise.reject(new Error("there is no database"));
    const venue = await file("offline.json", GRILL);
    for (const argv of [["help"], ["no", "such"], ["venue", "validate", venue]]) {
      await expect(comptoirOn(openPool, argv)).resolves.toHaveProperty("exit");
    }
    await expect(comptoirOn(openPool, ["orders", "list", "grill"])).rejects.toThrow("there is no database");
  });

  it("ends with 2 when it was not understood", async () => {
    expect((await comptoir("cook")).exit).toBe(2);
    expect((await comptoir("venue", "import")).exit).toBe(2);
    expect((await comptoir("pause", "the-grill", "--loudly")).exit).toBe(2);
  });
});

describe("comptoir pause and resume", () => {
  it("stops orders in the restaurant's words, and takes them again", async () => {
    await comptoir("pause", "the-grill", "--message", "Back at six.");
    expect(await validate(11)).toBe(419);
    await comptoir("resume", "the-grill");
    expect(await validate(11)).toBe("valid");
  });

  it("says what the staff wrote, also where the venue file has words in the diner's language", async () => {
    const localization = { "fr-CA": { name: "Le Grill", orders_paused_message: "La cuisine est fermée." } };
    const venue = await file("bilingual.json", { ...GRILL, restaurant: { ...GRILL.restaurant, localization } });
    await comptoir("venue", "import", "--yes", venue);
    await comptoir("pause", "the-grill", "--message", "Back at six.");
    const body = { itemsInCart: [line(11)], type: "dine-in" };
    const french = { ...AT_THE_GRILL, "x-locale": "fr-CA" };
    expect((await call("/api/orders/validate", body, french)).body.message).toBe("Back at six.");
    await comptoir("resume", "the-grill");
    await comptoir("pause", "the-grill");
    expect((await call("/api/orders/validate", body, french)).body.message).toBe("La cuisine est fermée.");
    await comptoir("resume", "the-grill");
  });

  it("says which restaurants there are when it does not know one", async () => {
    const { exit, err } = await comptoir("pause", "nobody");
    expect(exit).toBe(1);
    expect(err).toContain("the-grill");
  });
});

describe("comptoir sold-out and restock", () => {
  it("marks a thing by id or name, and brings it back, also what the file itself says is sold out", async () => {
    await comptoir("sold-out", "the-grill", "Soup");
    expect(await validate(11)).toBe(415);
    await comptoir("restock", "the-grill", "11", "item:12");
    expect(await validate(11)).toBe("valid");
    expect(await validate(12)).toBe("valid");
  });

  it("knows a dish by its name as one types it", async () => {
    const items = [{ name: "Fish & Chips, 8\u00a0oz", price: "14.00" }];
    await comptoir(
      "venue",
      "import",
      await file("chippy.json", { restaurant: { name: "Chippy", slug: "chippy" }, menus: [{ items }] }),
    );
    expect(await comptoir("sold-out", "chippy", "fish & chips, 8 oz")).toMatchObject({
      exit: 0,
      out: "Fish & Chips, 8\u00a0oz is sold out.\n",
    });
  });

  it("knows a dish by its name in either language, without accents", async () => {
    const items = [
      { name: "Steak tartare", price: "14.00", localization: { "fr-CA": { name: "Tartare de bœuf à l’échalote" } } },
    ];
    const restaurant = { name: "Tartare", slug: "tartare" };
    await comptoir("venue", "import", await file("tartare.json", { restaurant, menus: [{ items }] }));
    for (const typed of ["steak tartare", "TARTARE DE BOEUF A L'ECHALOTE"]) {
      expect(await comptoir("sold-out", "tartare", typed)).toMatchObject({
        exit: 0,
        out: "Steak tartare is sold out.\n",
      });
    }
  });

  it("refuses a word that is nothing on the menu", async () => {
    expect((await comptoir("sold-out", "the-grill", "Pizza")).err).toContain('Nothing on the menu is "Pizza"');
  });
});

describe("comptoir orders", () => {
  it("lists orders, shows one by its number, and moves it on until it is completed", async () => {
    const checkout = { contact: { full_name: "Gabrielle Guest" } };
    const data = { config: { tableNum: "4" }, items: [STEAK], checkout };
    const headers = { ...AT_THE_GRILL, "idempotency-key": randomUUID() };
    expect((await call("/api/orders", { type: "dine-in", data }, headers)).status).toBe(201);
    expect((await comptoir("orders", "list", "the-grill")).out).toContain("no. 1  placed");
    expect(JSON.parse((await comptoir("orders", "show", "the-grill", "1", "--json")).out)).toMatchObject({
      tableNum: "4",
    });
    for (const state of ["in-progress", "ready", "completed"]) {
      expect((await comptoir("orders", "move", "the-grill", "1")).out).toBe(`Order 1 is ${state}.\n`);
    }
    expect(await comptoir("orders", "move", "the-grill", "1", "cancelled")).toMatchObject({ exit: 1 });
    expect((await comptoir("orders", "show", "the-grill", "2")).err).toContain("There is no order 2");
    expect((await comptoir("orders", "list", "the-grill", "--status", "eaten")).exit).toBe(2);
    const noSuchDay = await comptoir("orders", "list", "the-grill", "--day", "2026-02-30");
    expect(noSuchDay).toMatchObject({ exit: 2, err: "A day has the form 2026-11-20.\n" });
  });
});

describe("comptoir slots", () => {
  it("says how full a slot is", async () => {
    const { out } = await comptoir("slots", "the-grill", "--at", "2026-11-20T18:10");
    expect(out.trim()).toBe("Pickup, 2026-11-20 6:00\u00a0p.m.: 0 of 2");
    expect((await comptoir("slots", "the-grill", "--at", "2026-11-20T18:75")).exit).toBe(2);
  });
});

describe("comptoir maintenance", () => {
  const setCosts = (locale: string) =>
    call("/api/orders/set-costs", { items: [line(11)], type: "dine-in" }, { ...AT_THE_GRILL, "x-locale": locale });
  const ready = async () => (await call("/readyz")).body;
  const another = createApi({ pool, clock: clock.now });
  afterAll(async () => (await another).stop());

  it("turns calls away in the diner's language and says so at /readyz, while what is only read goes on", async () => {
    clock.set("2026-11-20T22:00:00Z");
    expect((await comptoir("maintenance", "begin", "--until", "17:30")).out).toBe(
      "Maintenance has begun, until 2026-11-20 17:30, Eastern time.\n",
    );
    await vi.waitFor(async () => expect((await setCosts("en-CA")).status).toBe(503), { timeout: 1_000 });
    const pagesSay = (await another).maintenance;
    await vi.waitFor(() => expect(pagesSay("en-CA")).toMatchObject({ retryAfterSeconds: 1800 }), { timeout: 1_000 });
    const { body, headers } = await setCosts("fr-CA");
    expect(body).toEqual({
      code: "maintenance",
      message: "Comptoir est en entretien jusqu’à environ 17\u00a0h\u00a030, heure de l’Est.",
    });
    expect(headers.get("retry-after")).toBe("1800");
    expect(await ready()).toMatchObject({ ready: true, maintenance: { until: "2026-11-20T22:30:00.000Z" } });
    expect((await call("/api/cart?type=dine-in", undefined, AT_THE_GRILL)).status).toBe(200);
    expect((await comptoir("maintenance")).out).toContain("There is maintenance, until 2026-11-20 17:30");
  });

  it("ends at the given time, or when it is ended by a command", async () => {
    clock.set("2026-11-20T22:30:00Z");
    expect((await setCosts("en-CA")).status).toBe(200);
    expect((await comptoir("maintenance")).out).toBe("There is no maintenance.\n");
    await comptoir("maintenance", "begin");
    await vi.waitFor(async () => expect((await setCosts("en-CA")).status).toBe(503), { timeout: 1_000 });
    await comptoir("maintenance", "end");
    await vi.waitFor(async () => expect((await setCosts("en-CA")).status).toBe(200), { timeout: 1_000 });
    expect(await ready()).not.toHaveProperty("maintenance");
    expect((await comptoir("maintenance", "begin", "--until", "soon")).exit).toBe(2);
  });
});

describe("comptoir gift-cards issue", () => {
  it("prints codes that pay", async () => {
    const code = (await comptoir("gift-cards", "issue", "the-grill", "25.00")).out.trim();
    const body = { items: [line(11)], type: "dine-in", costs: { voucher: { code } } };
    expect((await call("/api/orders/set-costs", body, AT_THE_GRILL)).body.costs.voucher.balance).toBe("25.00");
  });
});

describe("comptoir tables", () => {
  it("prints the link of each table", async () => {
    const { out } = await comptoir("tables", "the-grill", "--tables", "1-2,Bar", "--origin", "https://order.example/");
    expect(out.trim().split("\n")).toEqual([
      "1\thttps://order.example/the-grill?tableNum=1",
      "2\thttps://order.example/the-grill?tableNum=2",
      "Bar\thttps://order.example/the-grill?tableNum=Bar",
    ]);
    expect((await comptoir("tables", "the-grill", "--tables", "3")).out).toContain("https://here.example/the-grill?");
    expect((await comptoir("tables", "the-grill", "--tables", "9", "--qr")).out).toMatch(/tableNum=9\n.*[█▀▄]{7}/s);
    expect((await comptoir("tables", "the-grill", "--tables", "1-1000")).out).toContain("tableNum=1000\n");
    expect((await comptoir("tables", "the-grill", "--tables", "9-4")).err).toContain("write 4-9");
    expect((await comptoir("tables", "the-grill", "--tables", "Bar 9-4")).err).toContain("write Bar 4-9");
    expect((await comptoir("tables", "the-grill", "--tables", "4", "--origin", "javascript:0")).exit).toBe(2);
  });

  it("writes links for the address at which a server was seen last", async () => {
    await saveSiteAddress(pool, "https://first.example");
    await saveSiteAddress(pool, "https://order.example");
    expect((await comptoir("tables", "the-grill", "--tables", "3")).out).toContain("https://order.example/the-grill?");
  });

  it("prints a table of the venue's list once, whichever way it is named", async () => {
    const restaurant = {
      name: "Patio",
      slug: "patio",
      tables: "5-6",
      generic_table_locations: [{ location: "Patio", areas: ["Table 4:T4"] }],
    };
    await comptoir("venue", "import", await file("patio.json", { restaurant, menus: [] }));
    const { out } = await comptoir("tables", "patio", "--tables", "4-5,Table 7");
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => line.split("\t")[0]),
    ).toEqual(["Patio, Table 4", "5", "6", "7"]);
  });

  it("draws no cards that lead to this machine", async () => {
    const here = ["--tables", "4", "--cards", "--origin", "http://localhost:3000"];
    const { exit, err } = await comptoir("tables", "the-grill", ...here);
    expect(exit).toBe(2);
    expect(err).toContain("PUBLIC_ORIGIN");
  });

  it("draws and says a restaurant's name as people read it", async () => {
    const restaurant = { name: "Bar &amp; Grill", slug: "bar-grill", tables: "1" };
    await comptoir("venue", "import", await file("bar.json", { restaurant, menus: [] }));
    const out = join(folder, "bar.html");
    await comptoir("tables", "bar-grill", "--cards", "--origin", "https://order.example", "--out", out);
    expect(await readFile(out, "utf8")).toContain("<h2>Bar &amp; Grill</h2>");
    expect((await comptoir("pause", "bar-grill")).out).toBe("Bar & Grill takes no orders for now.\n");
  });

  it("draws cards to print, with nothing that could run in what a table is called", async () => {
    const out = join(folder, "cards.html");
    const named = "12,<script>alert(1)</script>";
    expect((await comptoir("tables", "the-grill", "--tables", named, "--cards", "--out", out)).exit).toBe(0);
    const page = await readFile(out, "utf8");
    expect(page.match(/<svg /g)).toHaveLength(2);
    expect(page).toContain("Table 12");
    expect(page).toContain("Scan to see the menu and order");
    expect(page).toContain("Balayez le code pour voir le menu et commander");
    expect(page).toContain("&lt;script&gt;");
    expect(page).not.toContain("<script");
  });
});
