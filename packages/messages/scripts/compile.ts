/**
 * Turns the wording in `messages/` into functions in `generated/`, which is what every room imports.
 *
 * Nothing is done when the wording has not changed since the last time, so it may run before every check and every
 * start. The result is built beside its place and moved there in one step: what reads it meanwhile finds either the
 * old functions or the new ones.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const packageFolder = join(import.meta.dirname, "..");
const generatedFolder = join(packageFolder, "generated");
const stampFile = join(generatedFolder, "wording.sha256");

/** A fingerprint of everything the generated functions depend on. */
function fingerprintWording(): string {
  const hash = createHash("sha256");
  const files = readdirSync(join(packageFolder, "messages"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join("messages", name));
  for (const name of [...files, "project.inlang/settings.json", "scripts/compile.ts", "package.json"]) {
    hash
      .update(name)
      .update("\0")
      .update(readFileSync(join(packageFolder, name)))
      .update("\0");
  }
  return hash.digest("hex");
}

const fingerprint = fingerprintWording();
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint) process.exit(0);

const { compile } = await import("@inlang/paraglide-js");
const freshFolder = join(packageFolder, `generated-${process.pid}`);
await compile({
  project: join(packageFolder, "project.inlang"),
  outdir: freshFolder,
  strategy: ["globalVariable", "baseLocale"],
  emitTsDeclarations: true,
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
});
writeFileSync(join(freshFolder, "wording.sha256"), fingerprint);

const oldFolder = `${generatedFolder}-${process.pid}-old`;
try {
  if (existsSync(generatedFolder)) renameSync(generatedFolder, oldFolder);
  renameSync(freshFolder, generatedFolder);
} catch (error) {
  // Another process has put the same functions there between our two steps; its copy is as good as ours.
  if (!existsSync(stampFile)) throw error;
}
rmSync(oldFolder, { recursive: true, force: true });
rmSync(freshFolder, { recursive: true, force: true });

// The compiler's project loader keeps a timer for half a minute; there is nothing left to wait for.
process.exit(0);
