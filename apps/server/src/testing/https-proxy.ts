import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type RequestOptions, request } from "node:https";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { AskProxy } from "./visits-over-https.ts";

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const OPERATIONS = path.resolve(import.meta.dirname, "../../../../docs/operations.md");

export type HttpsProxy = { readonly askFrom: (localAddress: string) => AskProxy; readonly stop: () => Promise<void> };

/** Tells whether this machine has the proxy, and openssl to make its certificate. */
export function hasProxy(command: string, versionOption: string): boolean {
  const has = (name: string, option: string) => spawnSync(name, [option], { env: { PATH } }).status === 0;
  return has(command, versionOption) && has("openssl", "version");
}

export async function documentedConfiguration(language: string): Promise<string> {
  return new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(await readFile(OPERATIONS, "utf8"))?.[1] ?? "";
}

export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const certificate = path.join(folder, "order.example.pem");
  const key = path.join(folder, "order.example.key");
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=order.example"];
  spawnSync("openssl", [...made, "-keyout", key, "-out", certificate], { env: { PATH } });
  return { certificate, key };
}

export async function startProxy(
  command: readonly [string, ...string[]],
  { port, home }: { readonly port: number; readonly home: string },
): Promise<HttpsProxy> {
  const [program, ...options] = command;
  const child = spawn(program, options, { env: { PATH, HOME: home }, stdio: ["ignore", "ignore", "pipe"] });
  await untilOpen(child, port);
  return {
    askFrom: (localAddress) => (target, init) => ask({ port, localAddress }, target, init),
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "close");
    },
  };
}

async function untilOpen(child: ChildProcess, port: number): Promise<void> {
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Error(`${child.spawnfile} did not start: ${said}`);
}

function ask(
  place: Pick<RequestOptions, "port" | "localAddress">,
  target: string,
  { method = "GET", headers = {}, body }: NonNullable<Parameters<AskProxy>[1]> = {},
): ReturnType<AskProxy> {
  return new Promise((resolve, reject) => {
    const asked = request({
      ...place,
      host: "127.0.0.1",
      path: target,
      method,
      headers: {
        host: "order.example",
        ...headers,
        ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
      },
      servername: "order.example",
      rejectUnauthorized: false,
      agent: false,
    });
    asked.on("error", reject).on("response", (answer) => {
      const parts: Buffer[] = [];
      const given = new Headers();
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        given.append(answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? "");
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: given, text: Buffer.concat(parts).toString() }),
      );
    });
    asked.end(body);
  });
}
