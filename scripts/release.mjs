/**
 * `npm run release`: makes the archive of a release in `build/`, with production dependencies alone, its bill of materials, the
 * notices of third parties and a checksum. operations#release.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildWhatIsStale } from "./build.mjs";
import { installWhatIsMissing, npmCommand, npmEnvironment } from "./install.mjs";
import { isCalled, refuse, root } from "./project.mjs";

/** Tracked files that a running Comptoir does not read. The site's sources are built; of the pictures, `/docs` shows the looks. */
const LEFT_OUT =
  /^(?:\.ci|apps\/web\/app|e2e\/.*\.ts|bench\/.*\.ts|scripts|docs\/screenshots\/(?!look-)\w+)\b|\.test\.tsx?$|^[^/]+\.(?:test\.ts|json|ts)$/;
const KEPT = new Set(["package.json", "package-lock.json"]);
/** What dependencies have and no server reads: types, source maps, what the built site contains, what only `require` loads. */
const UNREAD_FILE =
  /\.(?:map|d\.[mc]?ts|tsbuildinfo|flow)$|(?:react-aria|react-aria-components|react-stately|@opentelemetry\/(?!api\/)[^/]+)\/dist\/.*\.cjs$/;
const UNREAD_FOLDERS = [
  "@fontsource",
  ...["pdfjs-dist/build", "pdfjs-dist/web", "pdfjs-dist/image_decoders"],
  ...["lucide-react/dist/cjs", "lucide-react/dist/umd", "barcode-detector", "zxing-wasm"],
];

/** Makes the release of this checkout. Returns the folder that is packed, and the archive. */
export async function makeRelease(out = path.join(root, "build")) {
  await installWhatIsMissing();
  await buildWhatIsStale();
  const { version, optionalDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const name = `comptoir-${version}-${process.platform}-${process.arch}`;
  const folder = path.join(out, name);
  rmSync(folder, { recursive: true, force: true });
  copySources(folder);
  npmIn(folder, ["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"]);
  dropDevelopment(folder);
  // Optional packages that are not shipped: the project's Node, since the machine's own runs a release, and what pdf.js draws pages with,
  // since only their text is read. Without them, neither list names them.
  removePackages(folder, ["node", ...Object.keys(optionalDependencies), "@napi-rs"]);
  writeFileSync(path.join(folder, "sbom.cdx.json"), npmIn(folder, ["sbom", "--sbom-format=cyclonedx"]));
  writeFileSync(path.join(folder, "THIRD-PARTY-NOTICES.txt"), noticesOf(path.join(folder, "node_modules")));
  removePackages(folder, UNREAD_FOLDERS);
  removeUnreadFiles(folder);
  const archive = `${folder}.tar.gz`;
  command("tar", ["--sort=name", "--owner=0", "--group=0", "-czf", archive, "-C", out, name]);
  const hash = createHash("sha256").update(readFileSync(archive)).digest("hex");
  writeFileSync(`${archive}.sha256`, `${hash}  ${path.basename(archive)}\n`);
  return { folder, archive, version };
}

function copySources(folder) {
  const tracked = command("git", ["-C", root, "ls-files", "-z"]).split("\0").filter(Boolean);
  const built = ["apps/web/build/client", "apps/web/build/server", "packages/messages/generated"];
  // The browser's build reads each message as a module of its own; the server reads them by language.
  const isRead = (file) => !file.endsWith(path.join("generated", "by-message"));
  for (const file of [...tracked.filter((file) => KEPT.has(file) || !LEFT_OUT.test(file)), ...built])
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true, filter: isRead });
  cpSync(path.join(root, "scripts", "release", "comptoir.mjs"), path.join(folder, "comptoir.mjs"));
  // An unpacked release is what its image is built from.
  for (const file of ["Containerfile", "compose.yaml", "failover"])
    cpSync(path.join(root, "deploy", file), path.join(folder, file), { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  manifest.scripts = { start: "node comptoir.mjs start", comptoir: "node comptoir.mjs" };
  manifest.engines = { node: ">=26" };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Takes what a release does not install out of its manifests: npm lists nothing while something that they name is missing. */
function dropDevelopment(folder) {
  const tracked = command("git", ["-C", root, "ls-files", "-z", "--", "package.json", "*/package.json"]);
  for (const file of tracked.split("\0").filter(Boolean)) {
    const place = path.join(folder, file);
    if (!existsSync(place)) continue;
    const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(place, "utf8"));
    writeFileSync(place, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/** Returns the names, versions, licences and licence texts of all installed packages. */
function noticesOf(modules) {
  return packagesIn(modules)
    .map((place) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"));
      const texts = readdirSync(place).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
      const words = texts.map((file) => readFileSync(path.join(place, file), "utf8").trim());
      return [`${name} ${version} (${license?.type ?? license ?? "licence in its files"})`, ...words].join("\n\n");
    })
    .join(`\n\n${"-".repeat(80)}\n\n`);
}

function packagesIn(modules) {
  const folders = readdirSync(modules, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const place = path.join(modules, name);
    if (name.startsWith("@")) return packagesIn(place);
    if (!existsSync(path.join(place, "package.json"))) return [];
    const inner = path.join(place, "node_modules");
    return [place, ...(existsSync(inner) ? packagesIn(inner) : [])];
  });
}

function removePackages(release, packages) {
  for (const place of packages) rmSync(path.join(release, "node_modules", place), { recursive: true, force: true });
}

function removeUnreadFiles(release) {
  for (const entry of readdirSync(release, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // Workspaces are listed again through their links in node_modules.
    if (entry.isFile() && UNREAD_FILE.test(file)) rmSync(file, { force: true });
  }
}

function npmIn(folder, args) {
  const [npm, ...before] = npmCommand();
  return command(npm, [...before, ...args], { cwd: folder, env: npmEnvironment() });
}

function command(name, args, options = {}) {
  const run = spawnSync(name, args, {
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "inherit"],
    ...options,
  });
  if (run.status !== 0) refuse(`${name} ${args[0]} failed (see above).`);
  return run.stdout;
}

if (isCalled(import.meta.url)) {
  mkdirSync(path.join(root, "build"), { recursive: true });
  const { archive } = await makeRelease();
  process.stdout.write(`${archive}\n`);
}
