import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isFullLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letGuestsOrder } from "../apps/server/src/testing/ordering-guests.ts";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { makeRelease } from "./release.mjs";

/*
 * operations#release, decision 131: the image of a release, on a base of Debian's packages and this Node.js. It needs root, buildah and
 * debootstrap, and is left out elsewhere. Without a container engine, the container shares the host's network, and its root
 * is not read-only.
 */
const USER = 10_001;
const TOOLS = ["buildah", "debootstrap"];
const canBuild =
  isFullLength &&
  process.getuid?.() === 0 &&
  TOOLS.every((tool) => execFileSync("sh", ["-c", `command -v ${tool} || true`]).length > 0);

describe.runIf(canBuild)("The image of a release", () => {
  const out = mkdtempSync(path.join(tmpdir(), "comptoir-image-"));
  const env = { ...process.env, STORAGE_DRIVER: "vfs", BUILDAH_ISOLATION: "chroot" };
  const store = ["--root", path.join(out, "store"), "--runroot", path.join(out, "run")];
  const buildah = (...args: string[]) =>
    execFileSync("buildah", [...store, ...args], {
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    }).trim();
  let address: string;
  let running: ChildProcess | undefined;

  /** Makes an empty volume of the container's user. */
  function aVolume(name: string): string {
    const folder = path.join(out, name);
    mkdirSync(folder);
    chownSync(folder, USER, USER);
    return folder;
  }

  function spawnIn(home: string, settings: Readonly<Record<string, string>>, command: readonly string[]): ChildProcess {
    const container = buildah("from", "comptoir-tried");
    const set = Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
    const volumes = ["-v", `${home}:/var/lib/comptoir`, "-v", `${path.join(out, "backups")}:/backups`];
    return spawn(
      "buildah",
      [...store, "run", ...set, ...volumes, container, "--", "node", "comptoir.mjs", ...command],
      {
        env,
        stdio: "ignore",
      },
    );
  }

  async function runIn(home: string, ...command: string[]): Promise<number | null> {
    const [code] = await once(spawnIn(home, {}, command), "exit");
    return code as number | null;
  }

  /** Starts a container on a volume, and waits until its health check would pass. */
  async function start(home: string): Promise<void> {
    running = spawnIn(home, { PORT: new URL(address).port, HOST: "127.0.0.1", COMPTOIR_DRAIN_SECONDS: "0" }, ["start"]);
    await expect
      .poll(
        () =>
          fetch(`${address}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000, interval: 500 },
      )
      .toBe(true);
  }

  /** Ends the container as an engine does, by SIGTERM to its process; returns its exit code. */
  async function stop(): Promise<number | null | undefined> {
    if (running?.exitCode !== null) return;
    const ended = once(running, "exit");
    // Only the server itself: if buildah's own process ended first, it would kill the server.
    execFileSync("pkill", ["-TERM", "-u", String(USER), "-f", "^/usr/local/bin/node comptoir.mjs start"]);
    return (await ended)[0];
  }

  beforeAll(async () => {
    chmodSync(out, 0o755);
    const { archive } = await makeRelease(out);
    execFileSync("tar", ["-xzf", archive, "-C", out, "--one-top-level=release", "--strip-components=1"]);
    const base = path.join(out, "base");
    execFileSync("debootstrap", ["--variant=minbase", "--include=libatomic1", "bookworm", base], { stdio: "ignore" });
    execFileSync("install", ["-m755", realpathSync(process.execPath), path.join(base, "usr/local/bin/node")]);
    const root = buildah("from", "scratch");
    buildah("add", "--quiet", root, base, "/");
    buildah("commit", "--quiet", root, "comptoir-base");
    rmSync(base, { recursive: true });
    buildah(
      "build",
      "--quiet",
      "--build-arg",
      "BASE=localhost/comptoir-base",
      "--tag",
      "comptoir-tried",
      path.join(out, "release"),
    );
    aVolume("backups");
    address = `http://127.0.0.1:${await freePort()}`;
  }, 1_200_000);
  afterAll(async () => {
    await stop();
    rmSync(out, { recursive: true, force: true });
    // Its store holds a copy of the files for each container.
  }, 900_000);

  it("takes orders, keeps them through an upgrade under load, and restores a backup into an empty volume", async () => {
    const home = aVolume("home");
    await start(home);
    const guests = letGuestsOrder(2, () => address);
    const answered = () => guests.asked.filter(({ orderId }) => orderId !== null);
    await expect.poll(() => answered().length, { timeout: 60_000 }).toBeGreaterThan(5);
    expect(await runIn(home, "backup", "/backups/tried.tar.gz")).toBe(0);
    expect(await stop()).toBe(0);
    await pause(1_000);
    await start(home);
    const before = answered().length;
    await expect.poll(() => answered().length, { timeout: 60_000 }).toBeGreaterThan(before + 5);
    await guests.stop();
    await stop();

    const restored = aVolume("restored");
    expect(await runIn(restored, "restore", "/backups/tried.tar.gz")).toBe(0);
    await start(restored);
    const order = await fetch(`${address}/api/orders/${guests.asked[0]?.orderId}`);
    expect(order.status).toBe(200);
  }, 600_000);

  it("runs as a user who is not root", async () => {
    const owners = execFileSync("stat", ["-c", "%u", path.join(out, "restored", "database")], { encoding: "utf8" });
    expect(owners.trim()).toBe(String(USER));
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, "close");
  return port;
}
