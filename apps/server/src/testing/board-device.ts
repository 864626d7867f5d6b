import type { BoardData } from "@comptoir/contract";
import { keepConnected } from "../../../web/app/screens/staff-board/live/board-connection.ts";
import { applyBoard, type BoardState } from "../../../web/app/screens/staff-board/live/board-state.ts";
import { watchHearing } from "../../../web/app/screens/staff-board/live/hearing.ts";

/** A board as its page keeps it: the page's own connection and state, without the screen. */
export type BoardDevice = {
  readonly state: () => BoardState;
  /** The server's time since which it is not heard; null while it is. */
  readonly lostSince: () => number | null;
  /** When each order was first on the board, by `performance.now()`. */
  readonly seenAt: ReadonlyMap<string, number>;
  /** How often each order came into the lane *New*, and so rang. */
  readonly rings: ReadonlyMap<string, number>;
  /** Stops handing over what arrives, without an error, as a browser does to a hidden page. */
  readonly mute: () => void;
  readonly close: () => void;
};

/** A signed-in device: the headers of its session. */
export type Session = Readonly<Record<string, string>>;

/** Signs a device in by its code. */
export async function signIn(origin: string, code: string): Promise<Session> {
  const answer = await fetch(`${origin}/api/auth/login-staff`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  if (answer.status !== 200) throw new Error(`The device is refused: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { authorization: `Bearer ${token}`, cookie: cookies.join("; ") };
}

/** Reads a board, or with `after` what happened since. */
export async function readBoard(origin: string, session: Session, after?: number): Promise<BoardData> {
  const answer = await fetch(`${origin}/api/staff/board${after === undefined ? "" : `?after=${after}`}`, {
    headers: session,
  });
  if (answer.status !== 200) throw new Error(`The board is refused: ${await answer.text()}`);
  return (await answer.json()) as BoardData;
}

/** Opens a board at the server that `originNow` names at each connection; resolves once its stream has begun. */
export async function openBoardDevice(originNow: () => string, session: Session): Promise<BoardDevice> {
  const first = await readBoard(originNow(), session);
  let state = applyBoard(null, first);
  let clock = Date.parse(first.now) - performance.now();
  let lostSince: number | null = null;
  let muting = Promise.withResolvers<void>();
  const connected = Promise.withResolvers<void>();
  const seenAt = new Map<string, number>();
  const rings = new Map<string, number>();
  const hearing = watchHearing(
    () => clock + performance.now(),
    (since) => {
      lostSince = since;
    },
  );
  const note = (board: BoardData) => {
    const now = performance.now();
    for (const { id, lane } of board.orders) {
      if (!seenAt.has(id)) seenAt.set(id, now);
      if (lane === "new" && state.orders.get(id)?.order.lane !== "new") rings.set(id, (rings.get(id) ?? 0) + 1);
    }
  };
  hearing.heard();
  const connection = keepConnected(
    {
      after: () => state.sequence,
      open: async (after, signal) => {
        muting = Promise.withResolvers<void>();
        const answer = await fetch(`${originNow()}/api/staff/board/events?after=${after}`, {
          headers: session,
          signal,
        });
        return new Response(untilMuted(answer.body, muting.promise), answer);
      },
    },
    {
      onBoard: (board) => {
        note(board);
        state = applyBoard(state, board);
      },
      onHeard: (now) => {
        clock = now - performance.now();
        hearing.heard();
        connected.resolve();
      },
      onEnded: () => {
        throw new Error("The device was signed out.");
      },
    },
  );
  await connected.promise;
  return {
    ...{ seenAt, rings },
    state: () => state,
    lostSince: () => lostSince,
    mute: () => muting.resolve(),
    close: () => {
      connection.close();
      hearing.stop();
    },
  };
}

/** Passes a body on until it is muted; from then on nothing comes, and it does not end. */
function untilMuted(body: ReadableStream<Uint8Array> | null, muted: Promise<void>): ReadableStream<Uint8Array> | null {
  let isMuted = false;
  void muted.then(() => {
    isMuted = true;
  });
  return body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        if (!isMuted) controller.enqueue(chunk);
      },
    }),
  ) as ReadableStream<Uint8Array> | null;
}
