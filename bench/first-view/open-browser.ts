import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "@comptoir/test-kit/chromium";
import { type Browser, launch } from "puppeteer-core";

export async function openBrowser(): Promise<Browser | null> {
  return CHROMIUM_PATH ? launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS, headless: true }) : null;
}
