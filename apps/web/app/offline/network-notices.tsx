import { m } from "@comptoir/messages";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import { useMatch } from "react-router";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { useIsOnline } from "../ui/use-is-online.ts";
import { beginServiceWorker } from "./begin-service-worker.ts";
import { setMenuCached } from "./kept-here.ts";
import { cacheMenu, type MenuToKeep, readKeptMenu } from "./kept-menus.ts";
import { keptPageAt } from "./kept-page.ts";
import { sayAge } from "./say-age.ts";

/**
 * A banner while offline or on a cached page, with the age of the menu. The checkout and an order's page show
 * no age.
 */
export function NetworkNotices({ menu }: { readonly menu: MenuToKeep | null }) {
  const isOnline = useIsOnline();
  const readAt = useMenuAge(menu, isOnline);
  const now = useClock(readAt !== null);
  // An order's page shows the server's state, even if the diner navigates to it from a cached page.
  const isOrder = useMatch("/:restaurant_slug/orders/:order_id") !== null;
  const isCheckout = useMatch("/:restaurant_slug/checkout") !== null;
  const isKeptPage = menu !== null && keptPageAt(menu.slug) !== null && !isOrder;
  const isShown = !isOnline || isKeptPage;
  return (
    <div role="status" className="page empty:hidden">
      {isShown ? (
        <Banner
          tone="caution"
          icon={<WifiOff size={18} />}
          title={isOnline ? m.network_kept_page() : m.network_none()}
          className="my-2"
          {...(isOnline ? { action: <Button onClick={() => location.reload()}>{m.network_reload()}</Button> } : {})}
        >
          {readAt === null || isOrder || isCheckout
            ? m.network_page_from_before()
            : m.network_menu_from_before({ age: sayAge(now - readAt) })}
        </Banner>
      ) : null}
    </div>
  );
}

/** Caches the visited menu. Returns when its data was loaded, in milliseconds since the epoch. */
function useMenuAge(menu: MenuToKeep | null, isOnline: boolean): number | null {
  const [readAt, setReadAt] = useState<number | null>(null);
  const wanted = JSON.stringify(menu);
  useEffect(() => {
    const menu = JSON.parse(wanted) as MenuToKeep | null;
    setMenuCached(false);
    if (menu === null) return setReadAt(null);
    setReadAt((before) => keptPageAt(menu.slug) ?? before ?? Date.now());
    void keepWhereWorkerIs(menu, isOnline).then(async () => setMenuCached((await readKeptMenu(menu.slug)) !== null));
  }, [wanted, isOnline]);
  return readAt;
}

/**
 * Caches the menu if a service worker is active, but not offline, with data saving on, or outside production
 * builds.
 */
async function keepWhereWorkerIs(menu: MenuToKeep, isOnline: boolean): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!isOnline || !("serviceWorker" in navigator) || connection?.saveData === true || !import.meta.env.PROD) return;
  if (await beginServiceWorker(navigator.serviceWorker)) await cacheMenu(menu);
}

function useClock(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(now, Date.now());
}
