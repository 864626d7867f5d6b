import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";
import { WORKER_POLICY } from "./security-headers.ts";

/** Answers a request for one of the files; null when no file matches. */
export type StaticFiles = (request: Request) => Response | null;

type StaticFile = {
  type: string;
  isWorker: boolean;
  etag: string;
  content: Bytes;
  encoded: Partial<Record<Encoding, Bytes>>;
};
type Bytes = Uint8Array<ArrayBuffer>;

/** Path of the service worker; at the root, so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = "/service-worker.js";
/** Built file of a worker, such as `read-codes.worker-BrJDDVFH.js`. */
const WORKER = /\.worker-[\w-]+\.js$|[\\/]service-worker\.js$/;
const ENDINGS: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
/** `Cache-Control` of files with a content hash in their name, which never change. */
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_WHILE = "public, max-age=3600";
/**
 * `Cache-Control` of files that browsers revalidate each time, so that a new release is used at once.
 * operations#offline-setting.
 */
const ASKED_EACH_TIME = "no-cache";

/**
 * Serves the files of a built folder, precompressed if available. The folder is read once, so no path can
 * escape it.
 * @param under path prefix of the folder in the site, such as `/pictures`
 */
export async function serveFolder(folder: string, under = ""): Promise<StaticFiles> {
  const files = await readFiles(folder, under);
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const asked = new URL(request.url).pathname;
    const file = files.get(asked);
    return file === undefined ? null : answerWith(file, request, keptFor(asked));
  };
}

function keptFor(asked: string): string {
  if (asked === SERVICE_WORKER_PATH) return ASKED_EACH_TIME;
  return asked.startsWith("/assets/") ? FOR_EVER : FOR_A_WHILE;
}

function answerWith(file: StaticFile, request: Request, cacheControl: string): Response {
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": cacheControl,
    etag: file.etag,
  });
  if (file.isWorker) headers.set("content-security-policy", WORKER_POLICY);
  const encodings = Object.keys(file.encoded) as Encoding[];
  if (encodings.length > 0) headers.set("vary", "accept-encoding");
  if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), encodings);
  if (encoding !== null) headers.set("content-encoding", encoding);
  const content = (encoding === null ? undefined : file.encoded[encoding]) ?? file.content;
  headers.set("content-length", String(content.length));
  return new Response(request.method === "HEAD" ? null : content, { headers });
}

async function readFiles(folder: string, under: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = new Map(
    await Promise.all(places.map(async (place) => [place, new Uint8Array(await readFile(place))] as const)),
  );
  const files = new Map<string, StaticFile>();
  for (const [place, content] of contents) {
    const type = getMimeType(place);
    if (type === undefined || place.endsWith(ENDINGS.gzip)) continue;
    const encoded: StaticFile["encoded"] = {};
    for (const [encoding, ending] of Object.entries(ENDINGS)) {
      const compressed = contents.get(place + ending);
      if (compressed !== undefined) encoded[encoding as Encoding] = compressed;
    }
    // SVG files are text, and gzip cuts them to a third.
    if (place.endsWith(".svg")) encoded.gzip ??= new Uint8Array(gzipSync(content, { level: 9 }));
    const etag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
    files.set(`${under}/${path.relative(folder, place).split(path.sep).join("/")}`, {
      type,
      etag,
      content,
      encoded,
      isWorker: WORKER.test(place),
    });
  }
  return files;
}
