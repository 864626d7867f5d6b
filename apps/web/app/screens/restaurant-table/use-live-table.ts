import type { YourTableData } from "@comptoir/contract";
import { currentLocale } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

type Following = { readonly yours: YourTableData; readonly isLost: boolean };

/**
 * Follows the visitor's table by server-sent events. What is newer counts: the page as it was loaded after an act, or the last
 * event. If the stream ends with the session, or the phone has slept, the page is loaded again. table#live.
 */
export function useLiveTable(loaded: YourTableData, restaurantId: string | number): Following {
  const [told, setTold] = useState<YourTableData | null>(null);
  const [isLost, setLost] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const query = new URLSearchParams({ restaurant: String(restaurantId), locale: currentLocale() });
    const source = new EventSource(`/api/table/events?${query}`);
    source.addEventListener("table", ({ data }: MessageEvent<string>) => {
      setLost(false);
      setTold(JSON.parse(data) as YourTableData);
    });
    source.addEventListener("error", () => {
      setLost(true);
      // Refused for good: the session has ended, or the visitor has left.
      if (source.readyState === EventSource.CLOSED) void revalidate();
    });
    const awake = () => {
      if (!document.hidden && source.readyState !== EventSource.OPEN) void revalidate();
    };
    document.addEventListener("visibilitychange", awake);
    return () => {
      source.close();
      document.removeEventListener("visibilitychange", awake);
    };
  }, [restaurantId, revalidate]);
  return { yours: newer(loaded, told), isLost };
}

function newer(loaded: YourTableData, told: YourTableData | null): YourTableData {
  if (told === null || told.you !== loaded.you) return loaded;
  const isLater = (told.table?.version ?? Number.POSITIVE_INFINITY) >= (loaded.table?.version ?? 0);
  return isLater ? told : loaded;
}
