import type { Config } from "./config.ts";

/**
 * Returns the origin for links in mails and commands: the configured one, else the one last seen by a server,
 * else localhost. operations#public-origin.
 */
export function siteOrigin(
  { publicOrigin, port }: Pick<Config, "publicOrigin" | "port">,
  served?: string | null,
): string {
  return publicOrigin ?? served ?? `http://localhost:${port}`;
}
