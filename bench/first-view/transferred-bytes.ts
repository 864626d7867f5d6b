import type { Browser } from "puppeteer-core";
import { openPhone } from "./phone.ts";

const KINDS = { Document: "HTML", Script: "script", Stylesheet: "style", Font: "font", Image: "picture" } as const;

export type Kind = (typeof KINDS)[keyof typeof KINDS] | "other";

export type Transferred = ReadonlyMap<Kind, { files: number; bytes: number; headerBytes: number }>;

/** Counts the files that a first visit transfers, until the network is idle. */
export async function countTransferred(browser: Browser, url: string): Promise<Transferred> {
  const { page, cdp, close } = await openPhone(browser);
  const begun = new Map<string, { kind: Kind; headerBytes: number }>();
  const transferred = new Map<Kind, { files: number; bytes: number; headerBytes: number }>();
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    const kind = KINDS[type as keyof typeof KINDS] ?? "other";
    begun.set(requestId, { kind, headerBytes: response.encodedDataLength });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = begun.get(requestId);
    if (file === undefined) return;
    const sum = transferred.get(file.kind) ?? { files: 0, bytes: 0, headerBytes: 0 };
    transferred.set(file.kind, {
      files: sum.files + 1,
      bytes: sum.bytes + encodedDataLength - file.headerBytes,
      headerBytes: sum.headerBytes + file.headerBytes,
    });
  });
  try {
    await page.goto(url, { waitUntil: "networkidle0" });
    return transferred;
  } finally {
    await close();
  }
}
