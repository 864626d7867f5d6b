/**
 * Compiles the messages in `messages/` to functions in `generated/`; does nothing if they are unchanged. The
 * result is built in a temporary folder and renamed.
 * The browser's build has one module per message, so that a page loads only its own. Node's has one per
 * locale, because loading hundreds of files is slow.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const packageFolder = join(import.meta.dirname, "..");
const generatedFolder = join(packageFolder, "generated");
const freshFolder = join(packageFolder, `generated-${process.pid}`);
const stampFile = join(generatedFolder, "wording.sha256");

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

/**
 * Families of messages, which code looks up by the last part of their key: `order_billed_invoice` by
 * `invoice`. No other key may begin with a family's prefix.
 */
const FAMILIES = ["checkout_method", "checkout_billed", "order_billed", "staff_day_method"];

/** Writes each family as a module with a record of its messages. */
function writeFamilies(): void {
  const message = "(inputs: Record<string, string>) => string";
  for (const family of FAMILIES) {
    const own = listKeys().filter((key) => key.startsWith(`${family}_`));
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

function listKeys(): string[] {
  const folder = join(packageFolder, "messages", "en-CA");
  const areas = readdirSync(folder).map((area) => JSON.parse(readFileSync(join(folder, area), "utf8")) as object);
  return areas.flatMap((area) => Object.keys(area)).sort();
}

const fingerprint = fingerprintWording();
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint) process.exit(0);

const { compile } = await import("@inlang/paraglide-js");
for (const [folder, outputStructure] of [
  ["by-message", "message-modules"],
  ["by-locale", "locale-modules"],
] as const) {
  await compile({
    project: join(packageFolder, "project.inlang"),
    outdir: join(freshFolder, folder),
    outputStructure,
    strategy: ["globalVariable", "baseLocale"],
    emitTsDeclarations: folder === "by-locale",
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
}
writeFamilies();
writeFileSync(join(freshFolder, "wording.sha256"), fingerprint);

const oldFolder = `${generatedFolder}-${process.pid}-old`;
try {
  if (existsSync(generatedFolder)) renameSync(generatedFolder, oldFolder);
  renameSync(freshFolder, generatedFolder);
} catch (error) {
  // If another process has renamed its own result in between, that result is equal.
  if (!existsSync(stampFile)) throw error;
}
rmSync(oldFolder, { recursive: true, force: true });
rmSync(freshFolder, { recursive: true, force: true });

// The compiler keeps a timer, which would delay the end of the process.
process.exit(0);
