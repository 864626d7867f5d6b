/** Builds what is stale: the words, then the site. `npm run build` says what it does, other commands only when there is something to do. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installWhatIsMissing } from "./install.mjs";
import { projectNode, refuse, root, run, tool } from "./project.mjs";

const web = path.join(root, "apps", "web");
const stamp = path.join(web, "build", "inputs.sha256");
/** Everything that ends up in the built site. */
const INPUTS = [
  "apps/web",
  "packages/messages",
  "packages/ordering",
  "packages/contract",
  "scripts/compress-assets.mjs",
];
/** Folders that are made, not written. */
const MADE = new Set(["node_modules", "build", "generated", ".react-router", ".vite"]);

/** Compiles the messages and builds the site, each only when its sources have changed since the last time. */
export async function buildWhatIsStale() {
  const compiled = await run(projectNode, [path.join(root, "packages", "messages", "scripts", "compile.ts")]);
  if (compiled !== 0) refuse("The messages could not be compiled (see above).");
  const fingerprint = fingerprintInputs();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  process.stderr.write("Building the site…\n");
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: "production" };
  const built = await run(projectNode, [tool("@react-router", "dev", "bin.cjs"), "build"], {
    cwd: web,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (built !== 0) refuse("The site could not be built (see above).");
  const compressed = await run(projectNode, [path.join(root, "scripts", "compress-assets.mjs")]);
  if (compressed !== 0) refuse("The site's files could not be compressed (see above).");
  writeFileSync(stamp, fingerprint);
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installWhatIsMissing();
  await buildWhatIsStale();
}
