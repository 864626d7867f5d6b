import { request } from "node:http";
import { text } from "node:stream/consumers";

export type Asked = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};
export type AskedAnswer = { readonly status: number; readonly text: string };

/** Sends a request unmodified; `fetch` would normalize it. */
export function askAsWritten(
  address: string,
  { method = "GET", path, headers = {}, body }: Asked,
): Promise<AskedAnswer> {
  return new Promise((resolve, reject) => {
    // The server listens on IPv4. While the test is busy, Node would take a slow attempt for a failed one, and try IPv6.
    const sent = request(address, { method, path, headers, agent: false, family: 4 }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, text: await text(answer) }),
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

export const PAGES = [
  "/",
  "/login",
  "/profile",
  "/staff",
  "/cantine",
  "/braise",
  "/braise/checkout",
  "/braise/app.webmanifest",
  "/locale",
  "/logout",
  "/csp-report",
  "/robots.txt",
  "/sitemap.xml",
  "/webhooks/stripe",
  "/api",
  "/api/nothing",
  "/menu/braise/data.json",
  "/service-worker.js",
  "/nothing/at/all",
];

export async function listCalls(
  address: string,
): Promise<readonly { readonly method: string; readonly path: string }[]> {
  const { text: document } = await askAsWritten(address, { path: "/api/openapi.json" });
  const { paths } = JSON.parse(document) as { readonly paths: Readonly<Record<string, object>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, "1") })),
  );
}

/** Tells whether a status is a success, a redirect, a refusal, or the 503 of a busy server. */
export function isClear(status: number): boolean {
  return (status >= 200 && status < 500) || status === 503;
}
