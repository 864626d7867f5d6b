import type { Browser } from "puppeteer-core";
import { openPhone } from "./phone.ts";

const KINDS = { Document: "HTML", Script: "script", Stylesheet: "style", Font: "font", Image: "picture" } as const;

/** What kinds of files a first view brings over the wire. */
export type Kind = (typeof KINDS)[keyof typeof KINDS] | "other";

/** How many files of a kind came, and their bytes as they were sent: compressed, with their headers. */
export type Transferred = ReadonlyMap<Kind, { readonly files: number; readonly bytes: number }>;

/** Counts what comes over the wire until a page that was opened for the first time is quiet. */
export async function countTransferred(browser: Browser, url: string): Promise<Transferred> {
  const { page, cdp, close } = await openPhone(browser);
  const kinds = new Map<string, Kind>();
  const transferred = new Map<Kind, { files: number; bytes: number }>();
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!response.url.startsWith("data:")) kinds.set(requestId, KINDS[type as keyof typeof KINDS] ?? "other");
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    const { files, bytes } = transferred.get(kind) ?? { files: 0, bytes: 0 };
    transferred.set(kind, { files: files + 1, bytes: bytes + encodedDataLength });
  });
  try {
    await page.goto(url, { waitUntil: "networkidle0" });
    return transferred;
  } finally {
    await close();
  }
}
