/**
 * Turns the wording in `messages/` into functions in `generated/`, which is what every room imports.
 *
 * Nothing is done when the wording has not changed since the last time, so it may run before every check and every
 * start. The result is built beside its place and moved there in one step: what reads it meanwhile finds either the
 * old functions or the new ones.
 *
 * There are two of it. The site's build takes a module for each message, so that a screen is sent the words that it says and no
 * others. Whatever runs on Node takes all of them as one module: reading hundreds of files costs a process half a second.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const packageFolder = join(import.meta.dirname, "..");
const generatedFolder = join(packageFolder, "generated");
const freshFolder = join(packageFolder, `generated-${process.pid}`);
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

/** What the compiler notes beside its functions, at the beginning of a line or before a value. */
const NOTES = /^\/\*\*[\s\S]*?\*\/\n|^\/\* eslint-disable \*\/\n|\/\*\* @type .*? \*\/ /gm;

/**
 * Writes the functions of all messages into one module beside those of each. Every one of them begins with the same lines,
 * which stand in it once.
 */
function joinMessages(ending: ".js" | ".d.ts", sharedLines: readonly string[]): void {
  const folder = join(freshFolder, "messages");
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.startsWith("_"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replace(NOTES, ""));
  const isOwn = (line: string) => !sharedLines.some((shared) => line.startsWith(shared));
  const own = modules.flatMap((module) => module.split("\n").filter(isOwn));
  writeFileSync(join(folder, `_joined${ending}`), [...sharedLines.map((line) => `${line};`), ...own].join("\n"));
  writeFileSync(join(freshFolder, `joined${ending}`), "export * as m from './messages/_joined.js';\n");
}

/**
 * Messages that are found by the last part of their key, as `order_billed_invoice` is by `invoice`. One more of them needs no code. The
 * keys of the messages may not begin alike otherwise.
 */
const FAMILIES = ["checkout_method", "checkout_billed", "order_billed"];

/** Writes each family as a module with a record of its messages. */
function writeFamilies(): void {
  const keys = readdirSync(join(freshFolder, "messages"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => name.slice(0, -".js".length))
    .sort();
  const message = "(inputs: Record<string, string>) => import('./runtime.js').LocalizedString";
  for (const family of FAMILIES) {
    const own = keys.filter((key) => key.startsWith(`${family}_`));
    const entries = own.map((key) => `  ${key.slice(family.length + 1)}: m.${key},\n`).join("");
    const record = `import { m } from "#wording";\nexport const ${family} = {\n${entries}};\n`;
    writeFileSync(join(freshFolder, `${family}.js`), record);
    writeFileSync(
      join(freshFolder, `${family}.d.ts`),
      `export declare const ${family}: Readonly<Record<string, ${message}>>;\n`,
    );
  }
  const exported = FAMILIES.map((family) => `export * from "./${family}.js";\n`).join("");
  for (const ending of ["js", "d.ts"]) writeFileSync(join(freshFolder, `families.${ending}`), exported);
}

/**
 * All of the compiler's runtime that we call: which language messages are in. The rest of it finds a language in addresses, cookies and
 * headers in its own way, and a page would be sent it (`src/locale.ts` has ours).
 */
const RUNTIME = `
export const baseLocale = "en-CA";
export const experimentalStaticLocale = undefined;
export let getLocale = () => baseLocale;
export const overwriteGetLocale = (answer) => { getLocale = answer; };
`;

const fingerprint = fingerprintWording();
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint) process.exit(0);

const { compile } = await import("@inlang/paraglide-js");
await compile({
  project: join(packageFolder, "project.inlang"),
  outdir: freshFolder,
  strategy: ["globalVariable", "baseLocale"],
  emitTsDeclarations: true,
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
});
writeFileSync(join(freshFolder, "runtime.js"), RUNTIME);
joinMessages(".js", [
  "import * as registry from '../registry.js'",
  "import { getLocale, experimentalStaticLocale } from '../runtime.js'",
]);
joinMessages(".d.ts", ["export type LocalizedString = import('../runtime.js').LocalizedString"]);
writeFamilies();
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
