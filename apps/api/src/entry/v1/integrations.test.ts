import { execFile, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { aKey } from "../../testing/keys.ts";
import { serveApi } from "../../testing/serve-api.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const acceptance = { mode: "manual", seconds: 180 };
const RESTAURANT = { ...GRILL.restaurant, hours: [], order_options: { ...GRILL.restaurant.order_options, acceptance } };
await load({ ...GRILL, restaurant: RESTAURANT });
const { origin, close } = await serveApi(api);
afterAll(close);

const root = path.join(import.meta.dirname, "../../../../..");
const run = promisify(execFile);

describe("docs/integrations.md: the typed client", () => {
  it("is generated from the document, has the right types, and places, accepts, prints and finishes an order", async () => {
    await mkdir(path.join(root, "build"), { recursive: true });
    const folder = await mkdtemp(path.join(root, "build", "typed-client-"));
    try {
      const document = (await call("/api/openapi.json")).body;
      const types = astToString(await openapiTS(JSON.stringify(document)));
      await writeFile(path.join(folder, "comptoir-api.d.ts"), types);
      const guide = await readFile(path.join(root, "docs/integrations.md"), "utf8");
      const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
      const program = path.join(folder, "typed-client.ts");
      await writeFile(program, example);
      const compilerOptions = {
        ...{
          target: "ESNext",
          module: "NodeNext",
          lib: ["ESNext", "DOM"],
          types: ["node"],
          strict: true,
          noEmit: true,
        },
        ...{ allowImportingTsExtensions: true, verbatimModuleSyntax: true, skipLibCheck: true },
      };
      await writeFile(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
      await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
      const tsc = path.join(root, "node_modules/typescript/bin/tsc");
      await run(process.execPath, [tsc, "--project", folder]).catch(({ stdout }) => expect(stdout).toBe(""));
      const { key } = await aKey(test, { scopes: ["orders:read", "orders:write"] });
      const boss = await aStaffMember(test, { name: "Boss", role: "manager" });
      const kitchen = { name: "Kitchen", way: "cloudprnt", model: "star-mc-print3", prints: ["tickets"] };
      const { printer } = (await call("/api/staff/printers", kitchen, boss.headers)).body;
      const env = { ...process.env, COMPTOIR: origin, COMPTOIR_KEY: key, DISH: "11" };
      const { stdout } = await run(process.execPath, [program], { env });
      expect(stdout).toMatch(/^The ticket is printed at Kitchen\.\n\d+ completed 18\.08\n$/);
      const { rows } = await pool.query("select printer_id, kind, origin from print_jobs");
      expect(rows).toEqual([{ printer_id: printer.id, kind: "ticket", origin: "person" }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe("examples/till.ts", () => {
  it("accepts and prints each order once, also after a restart, and hands it over", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "till-"));
    afterAll(() => rm(folder, { recursive: true }));
    const { key } = await aKey(test, { scopes: ["orders:read", "orders:write", "events:read"] });
    const env = { ...process.env, COMPTOIR: origin, COMPTOIR_KEY: key, CURSOR_FILE: path.join(folder, "cursor") };
    const start = () => {
      const till = spawn(process.execPath, [path.join(root, "examples/till.ts")], {
        env,
        stdio: ["pipe", "pipe", "inherit"],
      });
      let said = "";
      till.stdout.on("data", (text) => {
        said += text;
      });
      const end = async () => {
        till.kill();
        await once(till, "exit");
      };
      return { say: (text: string) => till.stdin.write(`${text}\n`), said: () => said, end };
    };
    const statusOf = async (id: string) => {
      const { rows } = await pool.query("select status, accepted_at from orders where id = $1", [id]);
      return [rows[0].status, rows[0].accepted_at !== null];
    };
    const anOrder = async () => {
      const { status, body } = await submit(test, aSubmit({ items: [STEAK] }));
      expect([status, body.code]).toEqual([201, undefined]);
      return body.order;
    };
    const first = await anOrder();
    const till = start();
    try {
      await expect.poll(till.said).toContain(`Order ${first.number}, table 12\n  1 Steak\n    Cooking: Rare\n`);
      expect(await statusOf(first.id)).toEqual(["placed", true]);
      const second = await anOrder();
      await expect.poll(till.said).toContain(`Order ${second.number},`);
      till.say(String(first.number));
      await expect.poll(till.said).toContain(`Order ${first.number} is handed over.`);
      expect(await statusOf(first.id)).toEqual(["completed", true]);
      expect(till.said().split(`Order ${second.number},`)).toHaveLength(2);
      const guest = { cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` };
      const aBox = (quantity: number, notes: string) =>
        aPickup({
          date: "2026-11-20T22:00:00Z",
          items: [line(20, { quantity })],
          checkout: {
            contact: { full_name: "Ada", email: "ada@example.test", phone_number: "416-555-0123" },
            pickup: { notes },
          },
        });
      const placed = await submit(test, aBox(2, "NUT ALLERGY"), { headers: guest });
      expect(placed.status, JSON.stringify(placed.body)).toBe(201);
      const box = placed.body.order;
      await expect.poll(till.said).toMatch(/\n {2}Note: NUT ALLERGY\n {2}2 Box\n/);
      const headers = { ...guest, ...AT_THE_GRILL, "idempotency-key": randomUUID() };
      expect((await call(`/api/orders/${box.id}/change`, aBox(3, "NUT ALLERGY"), headers)).status).toBe(200);
      await expect.poll(till.said).toMatch(/CHANGED: Order \d+, pickup\n(?: {2}.*\n)* {2}3 Box\n/);
      expect((await call(`/api/orders/${box.id}/cancel`, {}, { ...guest, ...AT_THE_GRILL })).status).toBe(200);
      await expect.poll(till.said).toContain(`CANCELLED: Order ${box.number}, pickup`);
      till.say("99999");
      await expect.poll(till.said).toContain("There is no order 99999.");
    } finally {
      await till.end();
    }
    const missed = await anOrder();
    const again = start();
    try {
      await expect.poll(again.said).toContain(`Order ${missed.number},`);
      expect(await statusOf(missed.id)).toEqual(["placed", true]);
      expect(again.said()).not.toContain(`Order ${first.number},`);
      // Numbers begin again each day: an order of the next day is another one.
      clock.set("2026-11-21T17:00:00Z");
      let next = await anOrder();
      while (next.number !== missed.number) next = await anOrder();
      await expect.poll(() => again.said().split(`Order ${missed.number}, table 12`)).toHaveLength(3);
    } finally {
      await again.end();
      clock.set("2026-11-20T17:00:00Z");
    }
    // The cursor of a till whose server went back to a backup.
    await writeFile(env.CURSOR_FILE, "99999");
    const unseen = await anOrder();
    const restored = start();
    try {
      await expect.poll(restored.said).toContain(`Order ${unseen.number},`);
    } finally {
      await restored.end();
    }
  });
});

describe("examples/courier.ts", () => {
  it("hands over each delivery that is ready, once, with where it goes; others stay", async () => {
    const jobs: Record<string, unknown>[] = [];
    const courier = createServer((request, answer) => {
      let text = "";
      request.on("data", (part) => {
        text += part;
      });
      request.on("end", () => {
        jobs.push(JSON.parse(text));
        answer.writeHead(jobs.length === 1 ? 503 : 200).end();
      });
    });
    await new Promise<void>((resolve) => courier.listen(0, "127.0.0.1", resolve));
    afterAll(() => courier.close());
    const { id } = (await submit(test, aPickup())).body.order;
    const pickup = (await submit(test, aPickup())).body.order;
    const place = { kind: "delivery-address", address: "1 King St W, Toronto", notes: "Ring twice" };
    await pool.query("update orders set status = 'ready' where id = any($1)", [[id, pickup.id]]);
    await pool.query("update orders set destination = $1 where id = $2", [place, id]);
    const { key } = await aKey(test, { scopes: ["orders:read", "orders:write", "contacts:read"] });
    const { port } = courier.address() as AddressInfo;
    const env = { ...process.env, COMPTOIR: origin, COMPTOIR_KEY: key, COURIER: `http://127.0.0.1:${port}` };
    const deliver = () => run(process.execPath, [path.join(root, "examples/courier.ts")], { env });
    expect((await deliver()).stdout).toBe("");
    expect((await deliver()).stdout).toMatch(/^Order \d+ is on its way\.\n$/);
    expect((await deliver()).stdout).toBe("");
    expect(jobs).toHaveLength(2);
    expect(jobs[1]).toMatchObject({
      ...{ reference: id, name: "Ada Lovelace", phone: "416-555-0123", address: place.address, notes: "Ring twice" },
    });
    const { rows } = await pool.query("select id, status from orders where id = any($1)", [[id, pickup.id]]);
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [id, "completed"],
        [pickup.id, "ready"],
      ]),
    );
  });
});
