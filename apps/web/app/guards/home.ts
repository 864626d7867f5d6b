/**
 * Where `/` leads: to `/cantine` when the host is a workplace canteen's, otherwise nowhere (the page is not found).
 * screens#home, operations#cantine-hosts.
 *
 * @param host as the browser names it, with or without a port.
 */
export function guardHome(host: string, cantineHosts: readonly string[]): "/cantine" | null {
  const withoutPort = (name: string) => name.trim().toLowerCase().replace(/:\d+$/, "");
  const isCantine = cantineHosts.some((cantine) => withoutPort(cantine) === withoutPort(host));
  return isCantine ? "/cantine" : null;
}
