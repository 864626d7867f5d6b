/**
 * Builds what is stale: the messages, then the site. `npm run build` reports each step; other commands report only
 * work that they do.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { installWhatIsMissing } from "./install.mjs";
import { environment, isCalled, projectNode, refuse, root, run, tool } from "./project.mjs";

const web = path.join(root, "apps", "web");
const stamp = path.join(web, "build", "inputs.sha256");
/** The lock file. It is outside the build folder, which each build empties. */
const lock = path.join(web, ".react-router", "building.pid");
/** The inputs of the built site. */
export const INPUTS = [
  "apps/web",
  "packages/messages",
  "packages/ordering",
  "packages/contract",
  "packages/receipt",
  "scripts/compress-assets.mjs",
];
/** Generated folders. */
const MADE = new Set(["node_modules", "build", "generated", ".react-router", ".vite"]);

/** Builds what is stale; exits with an error message on failure. */
export async function buildWhatIsStale() {
  if (!(await buildIfStale())) refuse("The site could not be built (see above).");
}

/** Compiles the messages and builds the site if their sources changed. Returns false on failure. */
export async function buildIfStale() {
  if (!(await compileMessages())) return false;
  return isFresh(fingerprintInputs()) || (await alone(lock, buildSite));
}

function isFresh(fingerprint) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint;
}

async function buildSite() {
  const fingerprint = fingerprintInputs();
  // Another process may have built the site while this one waited for the lock.
  if (isFresh(fingerprint)) return true;
  process.stderr.write("Building the site…\n");
  rmSync(stamp, { force: true });
  const built = await run(projectNode, [tool("@react-router", "dev", "bin.cjs"), "build"], {
    cwd: web,
    env: { ...environment(), NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (built !== 0) return false;
  if ((await run(projectNode, [path.join(root, "scripts", "compress-assets.mjs")])) !== 0) return false;
  writeFileSync(stamp, fingerprint);
  return true;
}

/**
 * Runs `act` while holding a lock file, and waits for the process that holds it. Takes over the lock of a dead
 * process.
 */
export async function alone(file, act) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let waits = false; !takeLock(file); waits = true) {
    if (!waits) process.stderr.write(`Waiting for process ${holderOf(file)}, which builds the site…\n`);
    await setTimeout(200);
  }
  try {
    return await act();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file) {
  const holder = holderOf(file);
  if (holder !== "" && !isRunning(Number(holder))) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Returns the id of the process that holds a lock; empty if no process does, or if it has not written its id yet. */
function holderOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Compiles the messages if they changed. Returns false on failure. */
export async function compileMessages() {
  return (await run(projectNode, [path.join(root, "packages", "messages", "scripts", "compile.ts")])) === 0;
}

function fingerprintInputs() {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    for (const file of filesUnder(path.join(root, input))) {
      hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.update(readFileSync(path.join(root, "package-lock.json"))).digest("hex");
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !MADE.has(name) && !name.startsWith("generated-"))
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

if (isCalled(import.meta.url)) {
  await installWhatIsMissing();
  await buildWhatIsStale();
}
