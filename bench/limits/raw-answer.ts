import { get } from "node:http";
import type { BareAnswer } from "./bare-answer.ts";

/** Headers that belong to a connection, not to an answer. */
const OF_THE_CONNECTION = new Set(["connection", "date", "keep-alive", "transfer-encoding", "content-length"]);

/** Reads a response as sent, still compressed, for the bare server to return. */
export function readRawAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
        const status = answer.statusCode;
        if (status !== 200 && status !== 304) return reject(new Error(`${url} answered ${status}.`));
        resolve({
          status,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: status === 304 ? null : new Uint8Array(Buffer.concat(chunks)),
        });
      });
    });
    request.on("error", reject);
  });
}
