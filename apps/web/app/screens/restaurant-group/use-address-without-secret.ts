import { useEffect } from "react";

/**
 * Takes a link's secret out of the address after the first load, so that no screenshot, history or referrer has it. The page keeps
 * the secret that it was loaded with. table#group-link.
 */
export function useAddressWithoutSecret(): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (!address.searchParams.has("group")) return;
    address.searchParams.delete("group");
    history.replaceState(history.state, "", address);
  }, []);
}
