import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { isFullLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { makeRelease } from "./release.mjs";

// operations#release. It installs the production dependencies anew, which takes minutes, so it runs at full length only.
const MOST_MB = 250;

describe.runIf(isFullLength)("A release", () => {
  const out = mkdtempSync(path.join(tmpdir(), "comptoir-release-"));
  let made: { readonly archive: string; readonly version: string };
  let unpacked: string;
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    // The embedded PostgreSQL does not run as root, and its user must be able to enter the folder.
    chmodSync(out, 0o755);
    made = await makeRelease(out);
    execFileSync("tar", ["-xzf", made.archive, "-C", out, "--one-top-level=elsewhere", "--strip-components=1"]);
    unpacked = path.join(out, "elsewhere");
  }, 600_000);
  afterAll(async () => {
    if (server?.kill()) await once(server, "exit");
    rmSync(out, { recursive: true, force: true });
  }, 60_000);

  it("has a checksum, a bill of materials, and the notices of third parties", () => {
    const [hash] = readFileSync(`${made.archive}.sha256`, "utf8").split(" ");
    expect(hash).toBe(createHash("sha256").update(readFileSync(made.archive)).digest("hex"));
    const materials = JSON.parse(readFileSync(path.join(unpacked, "sbom.cdx.json"), "utf8"));
    const names = materials.components.map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["hono", "pg", "react"]));
    expect(names).not.toContain("vitest");
    expect(names.filter((name: string) => /^node-(?:bin|linux|darwin|win)|^@napi-rs/.test(name))).toEqual([]);
    expect(readFileSync(path.join(unpacked, "THIRD-PARTY-NOTICES.txt"), "utf8")).toMatch(/^hono 4\..* \(MIT\)$/m);
  });

  it(`takes less than ${MOST_MB} MB`, () => {
    const size = Number(execFileSync("du", ["-sm", unpacked], { encoding: "utf8" }).split("\t")[0]);
    expect(size).toBeLessThan(MOST_MB);
    expect(existsSync(path.join(unpacked, "node_modules", "vitest"))).toBe(false);
  });

  it("says its version, and serves the demonstration with `npm start`", async () => {
    const version = execFileSync(process.execPath, ["comptoir.mjs", "--version"], { cwd: unpacked, encoding: "utf8" });
    expect(version).toBe(`comptoir ${made.version}\n`);
    server = spawn(process.execPath, ["comptoir.mjs", "start"], {
      cwd: unpacked,
      env: {
        PATH: process.env.PATH,
        COMPTOIR_HOME: path.join(out, "home"),
        COMPTOIR_DRAIN_SECONDS: "0",
        PORT: "0",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (!server.stdout) throw new Error("The server has no standard output.");
    let address: string | undefined;
    for await (const line of createInterface({ input: server.stdout })) {
      address = /^Comptoir is open at (\S+)$/.exec(line)?.[1];
      if (address !== undefined) break;
    }
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: "ok", version: made.version });
    const menu = await fetch(`${address}/braise?tableNum=12`);
    expect(menu.status).toBe(200);
    expect(await menu.text()).toContain("Braise Classic");
  }, 300_000);
});
