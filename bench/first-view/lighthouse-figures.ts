import lighthouse from "lighthouse";
import type { Browser } from "puppeteer-core";

/** Lighthouse's results for a page. Scores are from 0 to 100, times in milliseconds. */
export type LighthouseFigures = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaintMs: number;
  readonly largestContentfulPaintMs: number;
  readonly totalBlockingMs: number;
  readonly layoutShift: number;
};

/** Runs Lighthouse with its mobile settings. */
export async function readLighthouse(browser: Browser, url: string): Promise<LighthouseFigures> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
    const result = await lighthouse(url, { logLevel: "error", output: "json", onlyCategories }, undefined, page);
    if (result === undefined) throw new Error("Lighthouse gave no result.");
    const { audits, categories } = result.lhr;
    const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const scoreOf = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
    return {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      bestPractices: scoreOf("best-practices"),
      seo: scoreOf("seo"),
      firstContentfulPaintMs: numberOf("first-contentful-paint"),
      largestContentfulPaintMs: numberOf("largest-contentful-paint"),
      totalBlockingMs: numberOf("total-blocking-time"),
      layoutShift: numberOf("cumulative-layout-shift"),
    };
  } finally {
    await context.close();
  }
}
