import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openTestApi } from "../../api/src/testing/test-api.ts";
import { serverNumbers } from "./server-numbers.ts";

const DOCS = path.join(import.meta.dirname, "../../../docs");
const read = (file: string) => readFileSync(path.join(DOCS, file), "utf8");
const RULES = read("watching/comptoir.rules.yml");
const DASHBOARD = read("watching/comptoir-dashboard.json");

const { api } = await openTestApi();
const exported = await (await api.fetch(new Request("http://comptoir.test/metrics"))).text();
const none = () => 0;
const ofServer = serverNumbers({
  server: { connections: { open: none }, bodies: { count: none } },
  pages: { active: none, rejected: none },
  sharedPages: { written: none },
  lines: { dropped: none },
} as unknown as Parameters<typeof serverNumbers>[0]).map(({ name }) => name);

/** Names of series: a histogram has three for one metric. */
const series = new Set([
  ...ofServer,
  ...[...exported.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? ["bucket", "count", "sum"].map((of) => `${name}_${of}`) : [name],
  ),
]);
const namesIn = (text: string) => [...new Set(text.match(/\bcomptoir_\w+/g))];

describe("docs/operations.md, What to watch", () => {
  test.each([
    ["alerts", RULES],
    ["dashboard", DASHBOARD],
  ])("The %s name only metrics that the server exports.", (_, text) => {
    expect(namesIn(text).length).toBeGreaterThan(5);
    expect(namesIn(text).filter((name) => !series.has(name))).toEqual([]);
  });

  test("The alerts name only queues whose work is counted.", () => {
    const queues = new Set([...exported.matchAll(/^comptoir_waiting\{queue="([^"]+)"/gm)].map(([, queue]) => queue));
    const named = [...RULES.matchAll(/queue=~?"([^"]+)"/g)].flatMap(([, pattern = ""]) => pattern.split("|"));
    expect(named.length).toBeGreaterThan(3);
    const lost = named.filter((pattern) => ![...queues].some((queue) => new RegExp(`^${pattern}$`).test(queue ?? "")));
    expect(lost).toEqual([]);
  });

  test("operations#counts-from-zero: each count of an alert is exported as 0 before its first event.", () => {
    const counted = [
      ...['refusals_total{code="internal"}', 'requests_turned_away_total{kind="call"}'],
      ...["session", "venue", "address"].map((scope) => `card_testing_alerts_total{scope="${scope}"}`),
      ...["unknown", "unreachable"].map(
        (outcome) => `gateway_seconds_count{processor="sandbox",call="authorise",outcome="${outcome}"}`,
      ),
    ];
    expect(counted.filter((name) => !exported.includes(`comptoir_${name} 0\n`))).toEqual([]);
  });

  test("Each alert is tested, and no other.", () => {
    const named = (text: string, key: string) =>
      [...text.matchAll(new RegExp(`${key}: (\\w+)$`, "gm"))].map(([, name]) => name);
    expect([...new Set(named(read("watching/comptoir.test.yml"), "alertname"))].sort()).toEqual(
      named(RULES, "- alert").sort(),
    );
  });

  test("Each alert leads to a section of the runbook.", () => {
    const headings = [...read("operations.md").matchAll(/^### (.+)$/gm)].map(([, heading = ""]) =>
      heading.toLowerCase().replaceAll(" ", "-"),
    );
    const alerts = RULES.match(/- alert: /g)?.length ?? 0;
    const led = [...RULES.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, section]) => section);
    expect(led).toHaveLength(alerts);
    expect(led.filter((section) => !headings.includes(section ?? ""))).toEqual([]);
  });

  test("The dashboard's panels have a title and an expression each.", () => {
    const { panels } = JSON.parse(DASHBOARD) as { panels: { title: string; targets: { expr: string }[] }[] };
    expect(panels.length).toBeGreaterThan(5);
    expect(panels.filter(({ title, targets }) => title === "" || !targets[0]?.expr)).toEqual([]);
  });
});
