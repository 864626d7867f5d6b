import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

/* operations, *In a container*: what the compose files promise and no container engine is needed to see. */
describe.each(["deploy/compose.yaml", "deploy/failover/compose.yaml"])("%s", (file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

  it("loads the demonstration only if `.env` asks for it", () => {
    expect(text).toMatch(/COMPTOIR_DEMO: "\$\{COMPTOIR_DEMO:-off\}"/);
  });

  it("keeps what the command `backup` writes to `/backups` in a volume", () => {
    expect(text.match(/image: comptoir$/gm)).toHaveLength(
      text.match(/^ +volumes: \[.*backups:\/backups\]/gm)?.length ?? 0,
    );
    expect(text).toMatch(/^volumes: .*backups: \{\}/m);
  });
});

describe("The nightly backup of deploy/compose.yaml", () => {
  const text = readFileSync(new URL("../deploy/compose.yaml", import.meta.url), "utf8");
  const [, command = ""] = /^ {6}- \|\n((?: {8}.*\n)+)/m.exec(text) ?? [];

  /** Runs the service's command until it sleeps, at an hour of a day; compose makes `$` of `$$`. Returns the names of the backups that it has then. */
  function atHour(hour: string, { has = [], fails = false }: { has?: string[]; fails?: boolean } = {}): string[] {
    const folder = mkdtempSync(path.join(tmpdir(), "comptoir-backups-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of has) writeFileSync(path.join(folder, name), "");
    for (const name of has.filter((one) => one.includes("2026-11-0"))) utimesSync(path.join(folder, name), 0, 0);
    const stubs = `
      date() { [ "$1" = +%H ] && echo ${hour} || echo 2026-11-30; }
      node() { ${fails ? "return 1" : ': > "$3"'}; }
      sleep() { exit 0; }
    `;
    execFileSync("sh", ["-c", stubs + command.replaceAll("$$", "$").replaceAll("/backups", folder)]);
    return readdirSync(folder).sort();
  }
  const OLD = "comptoir-2026-11-01.tar.gz";
  const TODAY = "comptoir-2026-11-30.tar.gz";

  it("is made once a day, after 9:00 UTC, also by a service that has just started", () => {
    expect([atHour("08"), atHour("09"), atHour("23", { has: [TODAY] })]).toEqual([[], [TODAY], [TODAY]]);
  });

  it("deletes those older than two weeks, but none after a failed one", () => {
    expect(atHour("10", { has: [OLD] })).toEqual([TODAY]);
    expect(atHour("10", { has: [OLD], fails: true })).toEqual([OLD]);
  });
});
