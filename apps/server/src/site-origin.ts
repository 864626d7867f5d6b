import type { Config } from "./config.ts";

/**
 * Where links lead that are written without a request, in mails and by commands: the address that is set, else the one at which
 * a server was seen last, else this machine. operations#public-origin.
 */
export function siteOrigin(
  { publicOrigin, port }: Pick<Config, "publicOrigin" | "port">,
  served?: string | null,
): string {
  return publicOrigin ?? served ?? `http://localhost:${port}`;
}
