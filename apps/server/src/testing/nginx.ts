import { writeFile } from "node:fs/promises";
import path from "node:path";
import { tryPort } from "../database/embedded-database.ts";
import { documentedConfiguration, type HttpsProxy, makeCertificate, startProxy } from "./https-proxy.ts";

/**
 * Starts nginx with TLS in front of a server, with the configuration of docs/operations.md, another port and
 * a local certificate. `change` may modify it further.
 */
export async function startNginx(folder: string, server: string, change = (text: string) => text): Promise<HttpsProxy> {
  const port = (await tryPort(0)) ?? 0;
  const { certificate, key } = makeCertificate(folder);
  const site = change(await documentedConfiguration("nginx"))
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
  return startProxy(["nginx", "-p", folder, "-c", configuration], { port, home: folder });
}
