import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isFullLength, runLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { comptoirWith } from "../testing/comptoir-process.ts";
import { GUEST_CONTACT } from "../testing/guest-contact.ts";
import { fillHome } from "../testing/made-home.ts";
import { letGuestsOrder } from "../testing/ordering-guests.ts";
import { openOtlpReceiver, type ReceivedSpan } from "../testing/otlp-receiver.ts";
import { linesWith, type ServerProcess, startServerProcess, stopServerProcess } from "../testing/server-process.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const TRACEPARENT = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
const SECRET = "a-key-of-the-collector";
const ORDER = "POST /api/orders";

const folder = await mkdtemp(path.join(tmpdir(), "comptoir-traces-"));
const home = path.join(folder, "home");
beforeAll(async () => {
  await chmod(folder, 0o755);
  await fillHome(home, "demonstration");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settingsOf = (endpoint: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${SECRET}`,
  OTEL_BSP_SCHEDULE_DELAY: "100",
});

async function start(settings: Record<string, string>): Promise<{ server: ServerProcess; address: string }> {
  const server = startServerProcess(home, settings);
  onTestFinished(async () => {
    if (server.child.exitCode === null) await stopServerProcess(server);
  });
  return { server, address: await server.opened };
}

async function startTraced(settings: Record<string, string> = {}) {
  const receiver = await openOtlpReceiver();
  onTestFinished(receiver.stop);
  return { receiver, ...(await start({ ...settingsOf(receiver.endpoint), ...settings })) };
}

/** Places an order by card; returns its id. */
async function placeOrder(address: string): Promise<string> {
  const guests = letGuestsOrder(1, () => address);
  await vi.waitFor(() => expect(guests.asked[0]?.orderId).toMatch(/^[0-9a-f-]{36}$/), 10_000);
  await guests.stop();
  return String(guests.asked[0]?.orderId);
}

/** Returns the names of a span and those below it, as `parent > child`. */
function pathsBelow(spans: readonly ReceivedSpan[], { spanId, name }: ReceivedSpan): string[] {
  const children = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  return [name, ...children.flatMap((child) => pathsBelow(spans, child).map((below) => `${name} > ${below}`))];
}

const rootOf = (spans: readonly ReceivedSpan[], name: string) =>
  spans.find((span) => span.name === name && span.parentSpanId === null);

describe("operations#traces: traces by OpenTelemetry", () => {
  test("An order by card is a trace with the gateway's call and the statements below it, and no personal data.", async () => {
    const { receiver, server, address } = await startTraced();
    const orderId = await placeOrder(address);
    await fetch(`${address}/api/orders/${orderId}?token=of-the-guest`);
    await fetch(`${address}/braise?tableNum=12&code=SECRET-CODE`, {
      headers: { cookie: "locale=fr-CA", ...TRACEPARENT },
    });
    await vi.waitFor(() => expect(receiver.spans.map(({ name }) => name)).toContain("payment capture"), 10_000);
    // The last batch is sent by the stop.
    await stopServerProcess(server);

    const { spans } = receiver;
    // A busy machine may refuse an order at first; the guest repeats it.
    const order = spans.find(
      ({ name, attributes }) => name === ORDER && attributes["http.response.status_code"] === 201,
    );
    expect(order?.parentSpanId).toBeNull();
    expect(order?.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/api/orders",
      "comptoir.restaurant_id": "1",
    });
    const paths = pathsBelow(spans, order as ReceivedSpan);
    expect(paths).toContain(`${ORDER} > payment authorise`);
    expect(paths).toContain(`${ORDER} > db write orders`);
    const gateway = spans.find(({ name, traceId }) => name === "payment authorise" && traceId === order?.traceId);
    expect(gateway?.attributes).toEqual({ "comptoir.processor": "sandbox", "comptoir.outcome": "approved" });
    const work = spans.filter(({ name, parentSpanId }) => name === "work payments" && parentSpanId === null);
    expect(work.flatMap((span) => pathsBelow(spans, span))).toContain("work payments > payment capture");
    expect(spans.find(({ name }) => /^GET \/api\/orders\/:\w+$/.test(name))).toBeDefined();
    const page = rootOf(spans, "GET /:restaurant_slug");
    // A visitor's header continues no trace.
    expect(page?.traceId).not.toBe(TRACE);
    expect(page?.attributes).toMatchObject({ "http.route": "/:restaurant_slug", "http.response.status_code": 200 });

    const sent = receiver.requests.map(({ text }) => text).join("\n");
    for (const word of [...Object.values(GUEST_CONTACT), orderId, "of-the-guest", "SECRET-CODE", "braise", SECRET])
      expect(sent).not.toContain(String(word));
    expect(receiver.requests[0]).toMatchObject({ path: "/v1/traces", headers: { "x-api-key": SECRET } });
    expect(server.said.join("")).not.toContain(SECRET);
    // The log's line of the request names the trace.
    const [line] = linesWith(server, /"route":"\/api\/orders","status":201/);
    expect(JSON.parse(line ?? "{}")).toMatchObject({ trace_id: order?.traceId });
  });

  test.runIf(isFullLength)(
    "operations#traceparent: a trusted proxy's trace is continued, a visitor's is not.",
    async () => {
      for (const [settings, isContinued] of [
        [{ TRUSTED_PROXIES: "127.0.0.1" }, true],
        ...(isFullLength ? ([[{}, false]] as const) : []),
      ] as const) {
        const { receiver, server, address } = await startTraced(settings);
        expect((await fetch(`${address}/healthz`, { headers: TRACEPARENT })).status).toBe(200);
        await stopServerProcess(server);
        const traces = receiver.spans.filter(({ name }) => name === "GET /healthz").map(({ traceId }) => traceId);
        expect(traces).toHaveLength(1);
        expect(traces.includes(TRACE)).toBe(isContinued);
      }
    },
  );

  test.runIf(isFullLength)("A sampler that takes none sends nothing.", async () => {
    const { receiver, server, address } = await startTraced({ OTEL_TRACES_SAMPLER: "always_off" });
    await placeOrder(address);
    await stopServerProcess(server);
    expect(receiver.requests).toEqual([]);
  });

  test.runIf(isFullLength)(
    "A collector that does not answer delays no order and no stop, and is logged once, with its return.",
    async () => {
      let status = 503;
      const receiver = await openOtlpReceiver(() => status);
      onTestFinished(receiver.stop);
      const settings = { ...settingsOf(receiver.endpoint), OTEL_EXPORTER_OTLP_TIMEOUT: "200" };
      const { server, address } = await start(settings);
      for (let outage = 0; outage < runLength({ quick: 2, full: 5 }); outage += 1) {
        const before = receiver.requests.length;
        await placeOrder(address);
        await vi.waitFor(() => expect(receiver.requests.length).toBeGreaterThan(before), 5_000);
      }
      expect(linesWith(server, /traces_not_sent/)).toHaveLength(1);
      status = 200;
      await placeOrder(address);
      await vi.waitFor(() => expect(linesWith(server, /traces_sent_again/)).toHaveLength(1), 5_000);
      await receiver.stop();
      await placeOrder(address);
      const began = performance.now();
      await stopServerProcess(server);
      expect(server.child.exitCode).toBe(0);
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(linesWith(server, /traces_not_sent/)).toHaveLength(2);
    },
  );

  test("`comptoir doctor` says whether traces are on, and whether the collector takes them.", async () => {
    const receiver = await openOtlpReceiver(() => 401);
    onTestFinished(receiver.stop);
    const tracesOf = async (env: Record<string, string>) => {
      const { out } = await comptoirWith({ COMPTOIR_HOME: path.join(folder, "absent"), ...env }, folder, "doctor");
      expect(out).not.toContain(SECRET);
      return /^.* traces {6}.*$/m.exec(out)?.[0];
    };
    expect(await tracesOf({})).toBe("ok       traces      off");
    expect(await tracesOf(settingsOf(receiver.endpoint))).toBe(
      `warning  traces      ${receiver.endpoint} does not take them: 401 Unauthorized.`,
    );
    const taking = await openOtlpReceiver();
    onTestFinished(taking.stop);
    const settings = { ...settingsOf(taking.endpoint), OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf" };
    expect(await tracesOf(settings)).toBe(`ok       traces      sent to ${taking.endpoint}`);
    expect(taking.requests[0]).toMatchObject({ headers: { "content-type": "application/x-protobuf" } });
  });

  test("While traces are off, nothing of OpenTelemetry is loaded: one file imports it, and nothing imports that file.", async () => {
    const root = path.join(import.meta.dirname, "../../..");
    const importers: string[] = [];
    for (const workspace of ["api", "server", "web"]) {
      const files = await readdir(path.join(root, workspace, workspace === "web" ? "app" : "src"), {
        recursive: true,
        withFileTypes: true,
      });
      for (const file of files) {
        if (!/(?<!\.test)\.tsx?$/.test(file.name)) continue;
        const text = await readFile(path.join(file.parentPath, file.name), "utf8");
        const loads = [...text.matchAll(/^import (?!type\b)[^;]*from "([^"]+)";$/gm)].map(([, from = ""]) => from);
        if (loads.some((from) => from.startsWith("@opentelemetry/") || from.endsWith("/open-tracing.ts")))
          importers.push(file.name);
      }
    }
    expect(importers).toEqual(["open-tracing.ts"]);
  });
});
