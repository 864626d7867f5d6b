import { existsSync } from "node:fs";
import { type Browser, launch } from "puppeteer-core";

/** What keeps a Chromium from doing anything but showing our page. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Starts a Chromium without a window; null when there is none on this machine. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH || SYSTEM_CHROMIUM;
  return existsSync(executablePath) ? launch({ executablePath, args: FLAGS, headless: true }) : null;
}
