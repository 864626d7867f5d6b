import type { Browser, BrowserContext, CDPSession, Page } from "puppeteer-core";

const VIEWPORT = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export type Phone = { readonly page: Page; readonly cdp: CDPSession; readonly close: () => Promise<void> };

/** Opens a page on a phone with an empty cache, optionally with a throttled CPU and network. */
export async function openPhone(
  browser: Browser,
  slow: { readonly slowdown: number; readonly megabitsPerSecond: number; readonly latencyMs: number } | null = null,
): Promise<Phone> {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(VIEWPORT);
  const cdp = await page.createCDPSession();
  await cdp.send("Network.enable");
  if (slow !== null) {
    const bytesPerSecond = (slow.megabitsPerSecond * 1_000_000) / 8;
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slow.slowdown });
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, cdp, close: () => context.close() };
}
