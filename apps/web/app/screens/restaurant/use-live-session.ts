import { currentLocale } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

type Following<Yours> = { readonly yours: Yours; readonly isLost: boolean };

/**
 * Follows the visitor's table or group by server-sent events. What is newer counts: the page as it was loaded after an act, or the
 * last event. If the stream ends with the session, or the phone has slept, the page is loaded again. table#live.
 *
 * @param path of the stream, such as `/api/table/events`
 * @param versionOf the version of what is shown; null if the visitor is not in it
 */
export function useLiveSession<Yours extends { readonly you: string }>(
  path: string,
  loaded: Yours,
  restaurantId: string | number,
  versionOf: (yours: Yours) => number | null,
): Following<Yours> {
  const [told, setTold] = useState<Yours | null>(null);
  const [isLost, setLost] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const query = new URLSearchParams({ restaurant: String(restaurantId), locale: currentLocale() });
    const source = new EventSource(`${path}?${query}`);
    source.addEventListener("table", ({ data }: MessageEvent<string>) => {
      setLost(false);
      setTold(JSON.parse(data) as Yours);
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
  }, [path, restaurantId, revalidate]);
  const isTold = told !== null && told.you === loaded.you;
  const isLater = isTold && (versionOf(told) ?? Number.POSITIVE_INFINITY) >= (versionOf(loaded) ?? 0);
  return { yours: isLater ? told : loaded, isLost };
}
