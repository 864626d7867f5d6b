import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A guest of the test, as the proxy sees them. */
export const GUEST_HEADER = "x-test-guest";

/** A proxy that ends TLS, in short: it asks the server under another host, and says whose request it is and how it came. */
export type RewritingProxy = { readonly address: string; readonly close: () => Promise<void> };

/**
 * Opens a proxy before a server, of the kind that writes its own `Host`. It adds the guest's address, which a test gives in a
 * header, to `X-Forwarded-For`, and says that they came by https.
 */
export async function openRewritingProxy(server: string): Promise<RewritingProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const asked = request(new URL(incoming.url ?? "/", server), {
      method: incoming.method,
      headers: handedOn(incoming),
    });
    asked.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function handedOn({ headers }: IncomingMessage) {
  const { [GUEST_HEADER]: guest = "198.51.100.1", host: _, ...others } = headers;
  const before = headers["x-forwarded-for"];
  return {
    ...others,
    host: "comptoir.internal:3000",
    "x-forwarded-for": before === undefined ? String(guest) : `${before}, ${guest}`,
    "x-forwarded-proto": "https",
  };
}
