import type { Caller, CallResult } from "@comptoir/contract/client";
import { currentLocale } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { browserCaller, isUnreachable } from "../../venue/api-caller.ts";

/** Time in ms after which a server that did not answer, or refused the stream, is asked again. */
const ASK_AGAIN_MS = 5_000;

type LiveSession<Yours> = {
  /** Address of the stream, such as `/api/table/events`. */
  readonly path: string;
  /** Asks for what the stream tells. */
  readonly ask: (caller: Caller) => Promise<CallResult<Yours>>;
  /** The version of what is shown; null if the visitor is not in it. */
  readonly versionOf: (yours: Yours) => number | null;
};

/**
 * Follows the visitor's table or group by server-sent events, and returns what is newest. If the stream ends, or the phone has slept,
 * the session is asked for again: the page is loaded anew if the visitor is not in it any more, and stays as it is while the
 * server does not answer. table#live.
 *
 * @param session the same object in each render
 * @param loaded the session as the page was loaded, also after an act
 */
export function useLiveSession<Yours extends { readonly you: string }>(
  session: LiveSession<Yours>,
  loaded: Yours,
  restaurantId: string | number,
): Yours {
  const { versionOf } = session;
  const [told, setTold] = useState<Yours | null>(null);
  const { revalidate } = useRevalidator();
  const isIn = versionOf(loaded) !== null;
  useEffect(
    () => followSession(session, { restaurantId, isIn, onTold: setTold, onOver: () => void revalidate() }),
    [session, restaurantId, isIn, revalidate],
  );
  const isTold = told !== null && told.you === loaded.you;
  const isLater = isTold && (versionOf(told) ?? Number.POSITIVE_INFINITY) >= (versionOf(loaded) ?? 0);
  return isLater ? told : loaded;
}

type Following<Yours> = {
  readonly restaurantId: string | number;
  /** Whether the visitor is in the session, and does not wait to be let in. */
  readonly isIn: boolean;
  readonly onTold: (yours: Yours) => void;
  readonly onOver: () => void;
};

/** Follows a session until the returned function is called. */
function followSession<Yours>(
  { path, ask, versionOf }: LiveSession<Yours>,
  { restaurantId, isIn, onTold, onOver }: Following<Yours>,
): () => void {
  const address = `${path}?${new URLSearchParams({ restaurant: String(restaurantId), locale: currentLocale() })}`;
  let source = openStream();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isAsking, hasAsked, isLeft] = [false, false, false];

  function openStream(): EventSource {
    const opened = new EventSource(address);
    opened.addEventListener("table", ({ data }: MessageEvent<string>) => {
      hasAsked = false;
      onTold(JSON.parse(data) as Yours);
    });
    // Closed: the session has ended, the visitor has left, or the server is busy. Otherwise the browser connects again.
    opened.addEventListener("error", () => {
      if (opened.readyState === EventSource.CLOSED) later();
    });
    return opened;
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void askNow(), hasAsked ? ASK_AGAIN_MS : 0);
  }

  async function askNow(): Promise<void> {
    if (isAsking) return;
    [isAsking, hasAsked] = [true, true];
    const found = await ask(browserCaller(restaurantId));
    isAsking = false;
    if (isLeft) return;
    if (!found.ok && isUnreachable(found)) return later();
    if (!found.ok || (versionOf(found.answer) !== null) !== isIn) return onOver();
    onTold(found.answer);
    source.close();
    source = openStream();
  }

  const awake = () => {
    if (!document.hidden && source.readyState !== EventSource.OPEN) void askNow();
  };
  document.addEventListener("visibilitychange", awake);
  return () => {
    isLeft = true;
    clearTimeout(timer);
    source.close();
    document.removeEventListener("visibilitychange", awake);
  };
}
