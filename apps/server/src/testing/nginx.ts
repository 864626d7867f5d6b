import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { type RequestOptions, request } from "node:https";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tryPort } from "../database/free-port.ts";
import type { AskProxy } from "./visits-over-https.ts";

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const OPERATIONS = path.resolve(import.meta.dirname, "../../../../docs/operations.md");

/** Whether this machine has nginx, and openssl to make a certificate with. */
export function hasNginx(): boolean {
  const has = (command: string, option: string) => spawnSync(command, [option], { env: { PATH } }).status === 0;
  return has("nginx", "-v") && has("openssl", "version");
}

/** A running nginx; who asks it comes from an address of this machine's own, 127.0.0.2 and so on. */
export type Nginx = { readonly askFrom: (localAddress: string) => AskProxy; readonly stop: () => Promise<void> };

/**
 * Starts nginx with TLS before a server, with the configuration that docs/operations.md gives, but for its port, its certificate and
 * the server's port. `change` may alter it further.
 */
export async function startNginx(folder: string, server: string, change = (text: string) => text): Promise<Nginx> {
  const port = (await tryPort(0)) ?? 0;
  const certificate = path.join(folder, "order.example.pem");
  const key = path.join(folder, "order.example.key");
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=order.example"];
  spawnSync("openssl", [...made, "-keyout", key, "-out", certificate], { env: { PATH } });
  const documented = /```nginx\n(.*?)```/s.exec(await readFile(OPERATIONS, "utf8"))?.[1] ?? "";
  const site = change(documented)
    .replace("127.0.0.1:3000", new URL(server).host.replace("localhost", "127.0.0.1"))
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace("/etc/ssl/order.example.pem", certificate)
    .replace("/etc/ssl/order.example.key", key);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${folder}/${of};`);
  const configuration = path.join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  await writeFile(
    configuration,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${folders.join(" ")} ${site} }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", configuration], {
    env: { PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
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
  throw new Error(`nginx did not open: ${said}`);
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
