import type { BoardOrderData } from "@comptoir/contract";
import type { Caller } from "@comptoir/contract/client";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { readBoardSettings, useBoardSettings } from "../staff-board/board-settings.ts";
import { type KnownOrder, keepNewer } from "../staff-board/live/board-state.ts";
import { withTaps } from "../staff-board/live/board-taps.ts";
import { followBoard } from "../staff-board/live/follow-board.ts";
import { sendTap } from "../staff-board/live/send-tap.ts";
import { type LiveBoard, useLostSince, useTaps } from "../staff-board/live/use-board.ts";
import { useWho } from "../staff-board/use-who.tsx";
import type { ModePage } from "./mode-page.ts";

type ListData = { readonly sequence: number };
type Loaded<List> = { readonly ok: true; readonly answer: List } | { readonly ok: false };

/** How a list is loaded again, and which orders it has. */
export type ListOf<List> = {
  readonly load: (caller: Caller, shown: List) => Promise<Loaded<List>>;
  readonly ordersOf: (list: List) => readonly BoardOrderData[];
  /** Whether an order that the list does not have yet belongs on it. */
  readonly belongs: (order: BoardOrderData, list: List) => boolean;
};

/** A list of orders that follows the restaurant's events, as a board does. */
export type LiveList<List> = Pick<
  LiveBoard,
  "unsent" | "lostSince" | "hasEnded" | "problem" | "press" | "dismissProblem"
> & {
  readonly list: List;
  /** Asks who works, if an act needs it. */
  readonly dialog: ReactNode;
  /** Returns an order of the list as it is now, with all presses; null once it is cancelled. */
  readonly current: (order: BoardOrderData) => BoardOrderData | null;
};

/**
 * Keeps a list up to date: news of its orders are applied, and the list is loaded again when an order is added. Presses
 * are kept and sent as on the board, and a locked device asks who works. board#board-modes, board#taps, board#lock.
 */
export function useLiveList<List extends ListData>(
  first: List,
  { session, staff }: ModePage,
  of: ListOf<List>,
): LiveList<List> {
  const [loaded, setLoaded] = useState({ first, list: first });
  // Another day or event was opened.
  const list = loaded.first === first ? loaded.list : first;
  const [news, setNews] = useState<ReadonlyMap<string, KnownOrder>>(new Map());
  const [hasEnded, setHasEnded] = useState(false);
  const latest = useRef({ first, list, of });
  latest.current = { first, list, of };
  const sequence = useRef(first.sequence);
  const { lostSince, heard } = useLostSince(Date.now);
  const { token, restaurantId } = session;

  const hear = useCallback((known: readonly KnownOrder[]) => {
    setNews((before) => {
      const after = new Map(before);
      for (const one of known) keepNewer(after, one);
      return after;
    });
  }, []);

  useEffect(() => {
    let isLoading = false;
    let isOutdated = false;
    const loadAgain = async () => {
      isOutdated = true;
      if (isLoading) return;
      isLoading = true;
      while (isOutdated) {
        isOutdated = false;
        const { first: of, list: shown } = latest.current;
        const answer = await latest.current.of.load(staffCaller(token), shown);
        // A list that could not be loaded is loaded with the next news.
        if (answer.ok && latest.current.first === of) setLoaded({ first: of, list: answer.answer });
      }
      isLoading = false;
    };
    return followBoard(
      { token, after: () => sequence.current, isList: true },
      {
        onBoard: (board) => {
          const { list: shown, of } = latest.current;
          const ids = new Set(of.ordersOf(shown).map(({ id }) => id));
          const told = board.orders.filter((order) => ids.has(order.id) || of.belongs(order, shown));
          hear(told.map((order) => ({ order, sequence: board.sequence })));
          sequence.current = board.whole ? board.sequence : Math.max(sequence.current, board.sequence);
          const isAdded = told.some(({ id, cancelled }) => !ids.has(id) && cancelled === null);
          if (board.whole || isAdded) void loadAgain();
        },
        onHeard: heard,
        onEnded: () => setHasEnded(true),
      },
    );
  }, [token, heard, hear]);

  const taps = useTaps({
    restaurantId,
    send: (tap) => sendTap(staffCaller(token), tap),
    show: (answer) => hear([answer]),
    onEnded: () => setHasEnded(true),
  });
  const current = useCallback(
    (order: BoardOrderData) => {
      const known = new Map([[order.id, { order, sequence: list.sequence }]]);
      const later = news.get(order.id);
      if (later) keepNewer(known, later);
      const newest = withTaps((known.get(order.id) as KnownOrder).order, taps.waiting);
      return newest.cancelled === null ? newest : null;
    },
    [list.sequence, news, taps.waiting],
  );
  const unsent = useMemo(() => new Set(taps.waiting.map(({ orderId }) => orderId)), [taps.waiting]);
  const [settings, changeSettings] = useBoardSettings(readBoardSettings);
  const { asPerson, dialog } = useWho({ token, first: staff, settings, changeSettings });
  const press: LiveBoard["press"] = (order, act) => asPerson(() => taps.press(order, act));
  const { problem, dismissProblem } = taps;
  return { list, current, unsent, lostSince, hasEnded, problem, press, dismissProblem, dialog };
}
