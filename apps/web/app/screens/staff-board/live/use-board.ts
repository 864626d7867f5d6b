import type { BoardData, BoardOrderData } from "@comptoir/contract";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { makeUuid } from "../../../make-uuid.ts";
import { staffCaller } from "../../../session/staff-caller.ts";
import { applyBoard, applyOrder, type BoardState } from "./board-state.ts";
import { type BoardAct, type BoardTap, isAlreadyDone, keepTaps, readTaps, withTaps } from "./board-taps.ts";
import { followBoard } from "./follow-board.ts";
import { watchHearing } from "./hearing.ts";
import { type LastAct, sendTap } from "./send-tap.ts";

const RETRY_TAPS_MS = 3_000;

/** A press that did not happen: on which order, why, and who did what to the order before it. board#taps. */
export type BoardProblem = { readonly number: string; readonly message: string; readonly last: LastAct | null };

export type LiveBoard = {
  readonly state: BoardState;
  /** The orders with all presses applied, also those that were not sent yet. */
  readonly orders: readonly BoardOrderData[];
  readonly unsent: ReadonlySet<string>;
  /** When the server was last heard, in milliseconds since 1970; null while it is being heard. */
  readonly lostSince: number | null;
  readonly hasEnded: boolean;
  /** The stations that no connected board shows, as last heard. board#unshown. */
  readonly unshown: readonly string[];
  /** Why a press did not happen; null for none. */
  readonly problem: BoardProblem | null;
  /** Returns the server's time now, in milliseconds since 1970. */
  readonly serverNow: () => number;
  readonly press: (order: BoardOrderData, act: BoardAct) => void;
  /** Shows an order that another call has answered. */
  readonly show: (answer: { readonly order: BoardOrderData; readonly sequence: number }) => void;
  readonly dismissProblem: () => void;
};

export type BoardSession = { readonly token: string; readonly restaurantId: string };

/**
 * Keeps a board up to date: stream, presses, and how old its knowledge is. board#connection, board#taps.
 * @param stations the stations that the board shows; none for all
 */
export function useBoard(first: BoardData, session: BoardSession, stations: readonly string[]): LiveBoard {
  const [state, setState] = useState(() => applyBoard(null, first));
  const [hasEnded, setHasEnded] = useState(false);
  const [unshown, setUnshown] = useState<readonly string[]>([]);
  const known = useRef(state);
  known.current = state;
  // Until hydration the clock stands still, so that the browser's first rendering has the server's seconds.
  const start = Date.parse(first.now);
  const clock = useRef<number | null>(null);
  useLayoutEffect(() => {
    clock.current ??= start - performance.now();
  }, [start]);
  const serverNow = useCallback(() => (clock.current === null ? start : clock.current + performance.now()), [start]);
  const { lostSince, heard } = useLostSince(serverNow);

  const filter = JSON.stringify(stations);
  useEffect(() => {
    return followBoard(
      { token: session.token, after: () => known.current.sequence, isList: false, stations: JSON.parse(filter) },
      {
        onBoard: (board) => setState((before) => applyBoard(before, board)),
        onUnshown: setUnshown,
        onHeard: (now) => {
          clock.current = now - performance.now();
          heard();
        },
        onEnded: () => setHasEnded(true),
      },
    );
  }, [session.token, heard, filter]);

  const show = useCallback(
    (answer: { readonly order: BoardOrderData; readonly sequence: number }) =>
      setState((before) => applyOrder(before, answer)),
    [],
  );
  const taps = useTaps({
    restaurantId: session.restaurantId,
    send: (tap) => sendTap(staffCaller(session.token), tap),
    show,
    onEnded: () => setHasEnded(true),
  });

  const orders = useMemo(
    () => [...state.orders.values()].map(({ order }) => withTaps(order, taps.waiting)),
    [state.orders, taps.waiting],
  );
  const unsent = useMemo(() => new Set(taps.waiting.map(({ orderId }) => orderId)), [taps.waiting]);
  return {
    ...{ state, orders, unsent, lostSince, hasEnded, unshown, serverNow, show },
    problem: taps.problem,
    press: taps.press,
    dismissProblem: taps.dismissProblem,
  };
}

/** Tells since when the server was not heard; null while it is. */
export function useLostSince(serverNow: () => number) {
  const [lostSince, setLostSince] = useState<number | null>(null);
  const hearing = useMemo(() => watchHearing(serverNow, setLostSince), [serverNow]);
  useEffect(() => {
    hearing.heard();
    return hearing.stop;
  }, [hearing]);
  return { lostSince, heard: hearing.heard };
}

type TapDeps = {
  readonly restaurantId: string;
  readonly send: (tap: BoardTap) => ReturnType<typeof sendTap>;
  readonly show: LiveBoard["show"];
  readonly onEnded: () => void;
};

/** Sends presses one after the other, and keeps those that got no answer. board#taps. */
export function useTaps(deps: TapDeps) {
  const [waiting, setWaiting] = useState<readonly BoardTap[]>([]);
  const [problem, setProblem] = useState<BoardProblem | null>(null);
  const queue = useRef<BoardTap[]>([]);
  const isSending = useRef(false);
  const latest = useRef(deps);
  latest.current = deps;
  const { restaurantId } = deps;

  const changed = useCallback(() => {
    setWaiting([...queue.current]);
    keepTaps(localStorage, restaurantId, queue.current);
  }, [restaurantId]);

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let [tap] = queue.current; tap !== undefined; [tap] = queue.current) {
        const { send, show, onEnded } = latest.current;
        const outcome = await send(tap);
        if (outcome.kind === "unanswered") {
          queue.current = queue.current.map((one) => (one.id === tap?.id ? { ...one, isRetry: true } : one));
          return changed();
        }
        if (outcome.kind === "ended") return onEnded();
        queue.current.shift();
        const known = outcome.kind === "done" ? outcome : outcome.current;
        if (known && (outcome.kind === "done" || (tap.isRetry && isAlreadyDone(known.order, tap)))) {
          show(known);
          // Later presses on the order were meant for what this one led to.
          const { id, version } = known.order;
          queue.current = queue.current.map((next) => (next.orderId === id ? { ...next, version } : next));
        } else if (outcome.kind === "refused") {
          // What was pressed after it was meant for an order that has changed.
          queue.current = queue.current.filter(({ orderId }) => orderId !== tap?.orderId);
          if (outcome.current) show(outcome.current);
          const { by, at, act } = outcome.current ?? {};
          const last = by && at && act ? { by, at, act } : null;
          setProblem({ number: tap.number, message: outcome.message, last });
        }
        changed();
      }
    } finally {
      isSending.current = false;
    }
  }, [changed]);

  useEffect(() => {
    queue.current = readTaps(localStorage, restaurantId, Date.now());
    changed();
    void sendAll();
    const retry = setInterval(() => queue.current.length > 0 && void sendAll(), RETRY_TAPS_MS);
    return () => clearInterval(retry);
  }, [restaurantId, changed, sendAll]);

  const press = useCallback(
    (order: BoardOrderData, act: BoardAct) => {
      const { id: orderId, number, version } = order;
      queue.current.push({ id: makeUuid(), orderId, number, version, act, at: Date.now() });
      changed();
      void sendAll();
    },
    [changed, sendAll],
  );
  return { waiting, problem, press, dismissProblem: () => setProblem(null) };
}
