import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const PACKAGE = path.join(import.meta.dirname, "..");
const ROOT = path.join(PACKAGE, "..", "..");

type Message = (inputs: Record<string, unknown>, options: { locale: string }) => string;

/** Compiles messages by locale and key with the package's own script, in a folder of their own. */
async function compile(messages: Readonly<Record<string, object>>): Promise<Record<string, Message>> {
  const project = mkdtempSync(path.join(tmpdir(), "comptoir-language-"));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  const folder = path.join(project, "packages", "messages");
  for (const part of ["scripts", "package.json", "project.inlang/settings.json"])
    cpSync(path.join(PACKAGE, part), path.join(folder, part), { recursive: true });
  // npm installs a package in either place.
  for (const [from, to] of [
    [path.join(ROOT, "node_modules"), project],
    [path.join(PACKAGE, "node_modules"), folder],
  ] as const)
    if (existsSync(from)) symlinkSync(from, path.join(to, "node_modules"));
  const place = path.join(folder, "project.inlang", "settings.json");
  const settings = JSON.parse(readFileSync(place, "utf8"));
  settings.locales = Object.keys(messages);
  settings["plugin.inlang.messageFormat"].pathPattern = ["./messages/{locale}/site.json"];
  writeFileSync(place, JSON.stringify(settings));
  for (const [locale, texts] of Object.entries(messages)) {
    mkdirSync(path.join(folder, "messages", locale), { recursive: true });
    writeFileSync(path.join(folder, "messages", locale, "site.json"), JSON.stringify(texts));
  }
  execFileSync(process.execPath, [path.join(folder, "scripts", "compile.ts")], { stdio: "pipe" });
  return await import(pathToFileURL(path.join(folder, "generated", "by-locale", "messages.js")).href);
}

const dishes = (one: string, other: string) => [
  {
    declarations: ["input count", "local n = count: plural"],
    selectors: ["n"],
    match: { "n=one": `{count} ${one}`, "n=other": `{count} ${other}` },
  },
];

test("A third language is a folder of messages and its name in the settings; a message that it lacks is in English.", async () => {
  const { site_loading, site_close, site_dishes } = await compile({
    "en-CA": { site_loading: "Loading…", site_close: "Close", site_dishes: dishes("dish", "dishes") },
    "fr-CA": { site_loading: "Chargement…", site_close: "Fermer", site_dishes: dishes("plat", "plats") },
    "es-MX": { site_loading: "Cargando…", site_dishes: dishes("platillo", "platillos") },
  });
  const spanish = { locale: "es-MX" };
  expect(site_loading?.({}, spanish)).toBe("Cargando…");
  expect(site_dishes?.({ count: 2 }, spanish)).toBe("2 platillos");
  expect(site_close?.({}, spanish)).toBe("Close");
});
