import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openOutbox } from "./outbox.ts";
import { outboxRoutes } from "./outbox-routes.ts";

const folder = await mkdtemp(join(tmpdir(), "comptoir-outbox-"));
afterAll(() => rm(folder, { recursive: true }));
const outbox = openOutbox(folder, () => new Date());
const routes = outboxRoutes(outbox);
const begin = async () => true;

const ID = "5b0c7f6e-0000-4000-8000-000000000001";
const MAIL = {
  ...{ messageId: ID, to: "ada@example.test", fromName: "The Grill", locale: "en-CA", text: "Order 7" },
  ...{ subject: "<script>alert(1)</script>", html: "<p>Order 7</p><script>alert(1)</script>" },
};
await outbox.mail.send(MAIL, begin);
await outbox.mail.send(MAIL, begin);
await outbox.text.send({ messageId: ID.replace(/1$/, "2"), to: "+14165550123", text: "Order 7 is ready." }, begin);

const ask = (path: string, headers: Record<string, string> = {}, clientAddress = "127.0.0.1") =>
  routes.request(
    `http://localhost:3000${path}`,
    { headers: { host: "localhost:3000", ...headers } },
    { clientAddress },
  );

describe("The outbox", () => {
  it("keeps each message once, however often it is handed over, and none whose lease was lost", async () => {
    expect((await readdir(folder)).length).toBe(2);
    expect((await outbox.list()).map(({ to }) => to).sort()).toEqual(["+14165550123", "ada@example.test"]);
    expect(await outbox.find("../../package")).toBeNull();
    const late = { ...MAIL, messageId: ID.replace(/1$/, "3") };
    expect(await outbox.mail.send(late, async () => false)).toMatchObject({ outcome: "unreachable" });
    expect(await outbox.find(late.messageId)).toBeNull();
  });

  it("keeps some hundreds at most, shows the newest 200, and looks at its whole folder now and then alone", async () => {
    const many = join(folder, "many");
    const full = openOutbox(many, () => new Date());
    const idOf = (number: number) => `5b0c7f6e-0000-4000-8000-${String(number).padStart(12, "0")}`;
    for (let number = 0; number < 450; number += 1) {
      await full.mail.send({ ...MAIL, messageId: idOf(number) }, begin);
    }
    expect((await readdir(many)).length).toBeLessThanOrEqual(300);
    expect(await full.list()).toHaveLength(200);
    expect(await full.find(idOf(0))).toBeNull();
    expect(await full.find(idOf(449))).not.toBeNull();
  });

  it("keeps the newest messages of an existing folder together with new ones, as after a restart", async () => {
    const before = join(folder, "before");
    const idOf = (number: number) => `5b0c7f6e-0000-4000-8000-${String(number).padStart(12, "0")}`;
    const send = (outbox: ReturnType<typeof openOutbox>, number: number) =>
      outbox.mail.send({ ...MAIL, messageId: idOf(number) }, begin);
    const first = openOutbox(before, () => new Date());
    for (let number = 0; number < 299; number += 1) await send(first, number);
    await utimes(join(before, `${idOf(0)}.json`), new Date(), new Date("2020-01-01T00:00:00Z"));
    const anew = openOutbox(before, () => new Date());
    for (let number = 299; number < 420; number += 1) await send(anew, number);
    expect((await readdir(before)).length).toBeLessThanOrEqual(300);
    expect(await anew.find(idOf(0))).toBeNull();
    expect(await anew.find(idOf(419))).not.toBeNull();
    expect(await anew.find(idOf(250))).not.toBeNull();
  });

  it("skips a message whose file was truncated", async () => {
    const id = ID.replace(/1$/, "9");
    await writeFile(join(folder, `${id}.json`), '{"channel":"mail","messageId":');
    expect(await outbox.find(id)).toBeNull();
    expect((await outbox.list()).map(({ messageId }) => messageId)).not.toContain(id);
    await rm(join(folder, `${id}.json`));
  });

  it("shows them to this machine alone: to no other address, through no proxy, under no other host", async () => {
    expect((await ask("/")).status).toBe(200);
    expect((await ask("/", {}, "203.0.113.7")).status).toBe(404);
    expect((await ask("/", { "x-forwarded-for": "203.0.113.7" })).status).toBe(404);
    expect((await ask("/", { host: "order.example" })).status).toBe(404);
    expect((await ask(`/${ID}`, {}, "203.0.113.7")).status).toBe(404);
  });

  it("runs nothing that stands in a mail", async () => {
    const page = await ask("/");
    const words = await page.text();
    expect(words).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(words).not.toContain("<script>");
    expect(words).toContain(`src="/${ID}" sandbox`);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const mail = await ask(`/${ID}`);
    expect(mail.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect([page, mail].map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
  });
});
