import { writeFile } from "node:fs/promises";
import path from "node:path";
import { tryPort } from "../database/embedded-database.ts";
import { documentedConfiguration, type HttpsProxy, makeCertificate, startProxy } from "./https-proxy.ts";

/**
 * Starts Caddy with TLS in front of a server, with the configuration of docs/operations.md, another port and
 * a local certificate.
 */
export async function startCaddy(folder: string, server: string): Promise<HttpsProxy> {
  const port = (await tryPort(0)) ?? 0;
  const { certificate, key } = makeCertificate(folder);
  const site = (await documentedConfiguration("caddy"))
    .replace("127.0.0.1:3000", new URL(server).host.replace("localhost", "127.0.0.1"))
    .replace("order.example {", `https://order.example:${port} {\n  bind 127.0.0.1\n  tls ${certificate} ${key}`);
  const configuration = path.join(folder, "Caddyfile");
  await writeFile(configuration, `{\n  admin off\n  auto_https disable_redirects\n}\n${site}`);
  return startProxy(["caddy", "run", "--adapter", "caddyfile", "--config", configuration], { port, home: folder });
}
