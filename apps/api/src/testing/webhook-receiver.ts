import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll } from "vitest";
import type { WebhookNetwork } from "../gateways/webhook/webhook-url.ts";
import { type NetworkSettings, networkTo } from "./webhook-network.ts";

/** A call that a receiver got, as `standardwebhooks` verified it. */
export type Received = {
  readonly path: string;
  readonly id: string;
  readonly type: string;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says of each body what it expects in it.
  readonly data: any;
  readonly at: number;
};

type Behaviour = (call: Received, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export const answering =
  (status: number, headers: Record<string, string> = {}, text = "ok"): Behaviour =>
  (_call, response) =>
    void response.writeHead(status, headers).end(text);

/** An independent receiver of webhooks over https, at `hooks.test`. It verifies each call by its endpoint's secret. */
export type Receiver = {
  readonly url: (path?: string) => string;
  /** Trusts the receiver's certificate and finds it at this machine. */
  readonly network: WebhookNetwork;
  readonly networkSettings: NetworkSettings;
  readonly calls: Received[];
  /** Signatures that `standardwebhooks` refused. */
  readonly refused: string[];
  /** Sets the secret with which the calls to a path are verified. */
  readonly trust: (path: string, secret: string) => void;
  readonly behave: (behaviour: Behaviour) => void;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
};

/** Opens a receiver; closed after the file's last test. */
export async function openReceiver(): Promise<Receiver> {
  const folder = mkdtempSync(join(tmpdir(), "hooks-"));
  const subject = ["-subj", "/CN=hooks.test", "-addext", "subjectAltName=DNS:hooks.test,DNS:other.test"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject, ...files], {
    stdio: "ignore",
  });
  const [key = "", ca = ""] = ["key.pem", "certificate.pem"].map((name) => readFileSync(join(folder, name), "utf8"));
  rmSync(folder, { recursive: true });

  const calls: Received[] = [];
  const refused: string[] = [];
  const secrets = new Map<string, string>();
  let connections = 0;
  let behaviour: Behaviour = answering(200);
  const server = createServer({ key, cert: ca }, async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    const path = request.url ?? "/";
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    try {
      new Webhook(secrets.get(path) ?? "whsec_none").verify(text, headers);
    } catch (error) {
      refused.push(`${path}: ${(error as Error).message}`);
      response.writeHead(401).end("wrong signature");
      return;
    }
    const { type, data } = JSON.parse(text);
    const call = { path, id: headers["webhook-id"] ?? "", type, text, data, at: performance.now() };
    calls.push(call);
    await behaviour(call, response, request);
  });
  server.on("connection", () => {
    connections += 1;
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  afterAll(() => (server.listening ? close() : undefined));
  const networkSettings = { ca, addresses: [{ address: "127.0.0.1", family: 4 }] };
  return {
    url: (path = "/") => `https://hooks.test:${port}${path}`,
    network: networkTo(networkSettings),
    networkSettings,
    calls,
    refused,
    trust: (path, secret) => void secrets.set(path, secret),
    behave: (next) => {
      behaviour = next;
    },
    connections: () => connections,
    close,
    open: () => listen(port),
  };
}
