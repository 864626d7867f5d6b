import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectNode, root, run } from "./project.mjs";

/** Debian's packages of Chromium. The headless one needs a sixth less work per journey. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
/** The commands of system installations, the lightest first. */
const COMMANDS = [...PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable"];
const ON_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds a Chromium for the browser tests: the configured one, Playwright's own, or the system's. As root on Debian it
 * installs Debian's package; elsewhere it returns the command that would install one.
 * @returns {Promise<{ path: string } | { command: string }>}
 */
export async function findChromium() {
  const found = alreadyThere();
  if (found !== null) return { path: found };
  if (!isDebian()) return { command: "npx playwright install chromium" };
  if (process.getuid?.() !== 0) return { command: "sudo apt-get update && sudo apt-get install -y chromium" };
  process.stderr.write("Installing Debian's chromium for the browser tests…\n");
  const quiet = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: /** @type {const} */ (["ignore", "ignore", "inherit"]),
  };
  await run("apt-get", ["update", "-qq"], quiet);
  for (const name of PACKAGES) {
    // Older Debian releases have no headless package.
    if ((await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet)) === 0) break;
  }
  const installed = alreadyThere();
  return installed === null ? { command: "apt-get update && apt-get install -y chromium" } : { path: installed };
}

function alreadyThere() {
  const told = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (told && existsSync(told)) return told;
  const own = playwrightsOwn();
  if (own !== "" && existsSync(own)) return own;
  const folders = (process.env.PATH ?? "").split(path.delimiter).concat("/usr/bin", "/usr/local/bin", "/snap/bin");
  for (const command of COMMANDS) {
    const folder = folders.find((candidate) => candidate !== "" && existsSync(path.join(candidate, command)));
    if (folder !== undefined) return path.join(folder, command);
  }
  return existsSync(ON_MACOS) ? ON_MACOS : null;
}

function playwrightsOwn() {
  const ask = 'import { chromium } from "@playwright/test"; console.log(chromium.executablePath())';
  const asked = spawnSync(projectNode, ["--input-type=module", "-e", ask], {
    cwd: path.join(root, "e2e"),
    encoding: "utf8",
  });
  return asked.status === 0 ? asked.stdout.trim() : "";
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}
