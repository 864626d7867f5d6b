import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { timeLimitMs } from "@comptoir/test-kit";
import { afterAll, describe, expect, test, vi } from "vitest";
import { openLineWriter } from "./line-writer.ts";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";
import { startServerProcess, stopServerProcess } from "./testing/server-process.ts";

const folder = await mkdtemp(path.join(tmpdir(), "comptoir-lines-"));
afterAll(() => rm(folder, { recursive: true }));

/** Opens a writer to a file of its own. */
function writeTo(file: string, bytesMax?: number) {
  const fd = openSync(file, "a");
  const lines = openLineWriter(
    { fd } as NodeJS.WriteStream & { fd: number },
    (count) => `dropped ${count}\n`,
    bytesMax,
  );
  return { ...lines, close: () => closeSync(fd) };
}

describe("Written lines", () => {
  test("are all written in order before flush resolves.", async () => {
    const file = path.join(folder, "all");
    const { write, flush, dropped, close } = writeTo(file);
    const wanted = Array.from({ length: 20_000 }, (_, n) => `line ${n}\n`);
    for (const line of wanted) write(line);
    await flush(10_000);
    expect(await readFile(file, "utf8")).toBe(wanted.join(""));
    expect(dropped()).toBe(0);
    close();
  });

  test("are dropped beyond the queue's limit, and their number is written as soon as possible.", async () => {
    const file = path.join(folder, "few");
    const { write, flush, dropped, close } = writeTo(file, 1_000);
    for (let n = 0; n < 100; n += 1) write(`${"x".repeat(99)}\n`);
    await flush(10_000);
    expect(dropped()).toBe(90);
    const read = (await readFile(file, "utf8")).trim().split("\n");
    expect(read).toHaveLength(11);
    expect(read.at(-1)).toBe("dropped 90");
    close();
  });

  test("are counted when the disk is full.", async () => {
    const { write, flush, dropped, close } = writeTo("/dev/full");
    for (let n = 0; n < 10; n += 1) write("a line\n");
    await flush(200);
    expect(dropped()).toBe(10);
    close();
  });
});

const { url } = await demonstrationDatabase();
const METRICS_TOKEN = "a-token-for-the-numbers";
const settings = { DATABASE_URL: url, METRICS_TOKEN };
const validate = (address: string) =>
  fetch(`${address}/api/orders/set-costs`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-restaurant-id": "1" },
    body: JSON.stringify({
      type: "dine-in",
      items: [{ id: 1077, menu_id: 14, orderId: 1, quantity: 1, orderOptions: [] }],
    }),
  });
const numbersOf = async (address: string) =>
  (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();

describe("The log never blocks", () => {
  test("A full disk: calls are answered, dropped lines are counted, and the server stops gracefully.", async () => {
    const full = openSync("/dev/full", "w");
    const server = startServerProcess(folder, settings, full);
    closeSync(full);
    const address = await server.opened;
    for (let n = 0; n < 5; n += 1) expect((await validate(address)).status).toBe(200);
    await vi.waitFor(async () => expect(await numbersOf(address)).toMatch(/^comptoir_log_lines_dropped_total [1-9]/m), {
      timeout: 5_000,
    });
    await stopServerProcess(server);
    expect(server.child.exitCode).toBe(0);
  });

  test("A reader that stalls: calls are answered, and SIGTERM stops the server.", async () => {
    const server = startServerProcess(folder, settings, "unread");
    const address = await server.opened;
    // Writes more lines than a pipe buffers.
    const began = performance.now();
    for (let n = 0; n < 40; n += 1)
      await Promise.all(Array.from({ length: 25 }, async () => (await fetch(`${address}/api/none`)).arrayBuffer()));
    expect((await validate(address)).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(timeLimitMs(3_000));
    const stopping = performance.now();
    await stopServerProcess(server);
    expect(performance.now() - stopping).toBeLessThan(timeLimitMs(5_000));
    expect(server.child.exitCode).toBe(0);
  });
});

test("Standard output may be unread, or written to a full disk.", async () => {
  const script = path.join(import.meta.dirname, "line-writer.ts");
  const full = openSync("/dev/full", "w");
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `const { openLineWriter } = await import(${JSON.stringify(script)});
       const words = openLineWriter(process.stdout);
       for (let n = 0; n < 1000; n += 1) words.write("x".repeat(1000) + "\\n");
       await words.flush(300);
       process.exit(7);`,
    ],
    { stdio: ["ignore", full, "inherit"] },
  );
  closeSync(full);
  await vi.waitFor(() => expect(child.exitCode).toBe(7), { timeout: 10_000 });
});
