import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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

it("deletes older backups only after a backup that succeeded", () => {
  const text = readFileSync(new URL("../deploy/compose.yaml", import.meta.url), "utf8");
  expect(text).toMatch(/comptoir\.mjs backup \S+ \S+ &&\n +find \/backups .*-delete/);
});
