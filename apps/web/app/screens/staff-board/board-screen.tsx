import type { BoardData, BoardOrderData } from "@comptoir/contract";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { type BoardLane, roleAllows } from "@comptoir/ordering";
import { useMemo, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { wallClockAt } from "../../venue/wall-clock.ts";
import { AllDay } from "./all-day.tsx";
import { BoardCard, isOfStation, nextAct } from "./board-card.tsx";
import { BoardHead } from "./board-head.tsx";
import { readBoardSettings, useBoardSettings } from "./board-settings.ts";
import { EMPTY_WORDS, LANE_WORDS } from "./board-words.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { isUnread } from "./live/board-state.ts";
import { type BoardSession, useBoard } from "./live/use-board.ts";
import { NowDialog } from "./now-dialog.tsx";
import { NowStrip } from "./now-strip.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useService } from "./use-service.tsx";

export type BoardScreenProps = { readonly board: BoardData; readonly session: BoardSession };

/** The lanes that stand side by side on a wide screen. The others are shown instead of them, by their tab. */
const SIDE_BY_SIDE: readonly BoardLane[] = ["new", "in-progress", "ready"];
const DIGITS = 9;

/** The kitchen's board. screens#staff-board, board. */
export function BoardScreen({ board, session }: BoardScreenProps) {
  const live = useBoard(board, session);
  const { state, orders, unsent, press, serverNow } = live;
  const [settings, changeSettings] = useBoardSettings(readBoardSettings);
  const [lane, setLane] = useState<BoardLane>("new");
  const [declined, setDeclined] = useState<BoardOrderData | null>(null);
  const [isNow, setIsNow] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const reading = useMemo(() => ({ atMs: Date.parse(board.now), moment: board.local }), [board]);
  const at = useMemo(() => (instant: string) => wallClockAt(instant, [reading]), [reading]);
  const today = at(new Date(serverNow()).toISOString()).date;
  const { station } = settings;

  const lanes = useMemo(() => sortIntoLanes(orders), [orders]);
  const isShown = (order: BoardOrderData) =>
    isUnread(order) || order.awaits !== null || order.lines.some((line) => isOfStation(line, station));
  const hidden = orders.filter((order) => order.lane !== "done" && !isShown(order)).length;
  const isWide = SIDE_BY_SIDE.includes(lane);
  const shown = (of: BoardLane) => lanes[of].filter(isShown);

  const service = useService({ orders, isLost: live.lostSince !== null, volume: settings.volume });
  const chosen = useBoardKeys({
    cards: shown(lane),
    lanes: TAB_SEQUENCE,
    lane,
    setLane,
    moveOn: (order) => {
      const next = nextAct(order, station);
      if (next) press(order, next.act);
    },
    undo: () => undoLast(orders, press),
  });

  const cards = (of: BoardLane) => {
    const list = shown(of);
    if (list.length === 0) return <p className="px-1 py-6 text-ink-soft">{EMPTY_WORDS[of]()}</p>;
    return (
      <div className="board-cards">
        {list.map((order, index) => (
          <BoardCard
            key={order.id}
            {...{ order, station, at, today, serverNow, press }}
            ages={state.venue.ages}
            isUnsent={unsent.has(order.id)}
            digit={of === lane && index < DIGITS ? index + 1 : null}
            isChosen={chosen === order.id}
            onDecline={setDeclined}
            onMore={({ id }) => setOpened(id)}
          />
        ))}
      </div>
    );
  };

  const openedOrder = orders.find(({ id }) => id === opened) ?? null;
  return (
    <div data-board={settings.isWall ? "wall" : "table"} className="flex min-h-dvh flex-col">
      <BoardHead {...{ live, service, settings, changeSettings, hidden }} onNow={() => setIsNow(true)} />
      {live.hasEnded ? (
        <Banner
          tone="danger"
          role="alert"
          className="mx-3 my-2"
          action={
            <LinkButton to="/staff" reloadDocument={true}>
              {m.board_sign_in()}
            </LinkButton>
          }
        >
          {m.board_ended()}
        </Banner>
      ) : null}
      {live.lostSince !== null && !live.hasEnded ? (
        <p role="alert" className="bg-danger px-4 py-3 text-center font-semibold text-paper text-lead">
          {m.board_lost({ time: formatTimeOfDay(at(new Date(live.lostSince).toISOString()).minutes) })}
        </p>
      ) : null}
      <NowStrip venue={state.venue} {...{ at, serverNow }} onOpen={() => setIsNow(true)} />
      {live.problem ? (
        <Banner
          tone="danger"
          role="alert"
          title={m.board_not_done()}
          onDismiss={live.dismissProblem}
          className="mx-3 my-2"
        >
          {live.problem}
        </Banner>
      ) : null}
      <LaneTabs {...{ lane, setLane }} countOf={(of) => shown(of).length} />
      <main className="flex grow gap-3 px-3 pb-6">
        <div className="min-w-0 flex-1">
          {isWide ? (
            <div className="flex items-start gap-3">
              {SIDE_BY_SIDE.map((of) => (
                // A lane is as wide as it has orders, so that a rush of new ones is read without scrolling.
                <section
                  key={of}
                  aria-labelledby={`lane-${of}`}
                  style={{ flexGrow: Math.max(1, shown(of).length) }}
                  className={classNames("min-w-0 basis-60", of !== lane && "max-lg:hidden")}
                >
                  <h2 id={`lane-${of}`} className="board-lane-name py-2 font-semibold text-lead max-lg:visually-hidden">
                    {LANE_WORDS[of]()} <span className="figures text-ink-soft">{shown(of).length}</span>
                  </h2>
                  {cards(of)}
                </section>
              ))}
            </div>
          ) : (
            <section aria-labelledby={`lane-${lane}`}>
              <h2 id={`lane-${lane}`} className="py-2 font-semibold text-lead">
                {LANE_WORDS[lane]()}
              </h2>
              {cards(lane)}
              {lane === "scheduled" ? <Later later={state.later} /> : null}
            </section>
          )}
        </div>
        {settings.isAllDayShown ? <AllDay orders={orders} station={station} /> : null}
      </main>
      {service.door}
      {isNow ? (
        <NowDialog
          {...{ at }}
          token={session.token}
          venue={state.venue}
          mayPause={roleAllows(session.role, "counter")}
          onClose={() => setIsNow(false)}
        />
      ) : null}
      {declined ? (
        <DeclineDialog order={declined} token={session.token} onClose={() => setDeclined(null)} show={live.show} />
      ) : null}
      {openedOrder ? (
        <OrderDialog
          order={openedOrder}
          {...{ at, today }}
          token={session.token}
          onClose={() => setOpened(null)}
          show={live.show}
          press={press}
          onDecline={setDeclined}
        />
      ) : null}
    </div>
  );
}

function Later({ later }: Pick<BoardData, "later">) {
  return (
    <ul className="mt-4 flex flex-col gap-1">
      {later.map(({ day, orders }) => (
        <li key={day}>{m.board_later({ day: formatDate(day), count: orders })}</li>
      ))}
    </ul>
  );
}

type TabsProps = {
  readonly lane: BoardLane;
  readonly setLane: (lane: BoardLane) => void;
  readonly countOf: (lane: BoardLane) => number;
};

/** The lanes with their counts. On a wide screen the first three stand side by side. board#lanes. */
function LaneTabs({ lane, setLane, countOf }: TabsProps) {
  const isHydrated = useIsHydrated();
  return (
    <nav aria-label={m.board_lanes()} className="sticky top-0 z-10 flex gap-1 overflow-x-auto bg-paper px-3 py-2">
      {TAB_SEQUENCE.map((of) => (
        <button
          key={of}
          type="button"
          disabled={!isHydrated}
          aria-current={of === lane ? "true" : undefined}
          onClick={() => setLane(of)}
          className={classNames(
            "flex min-h-12 shrink-0 items-center gap-2 rounded-control px-4 font-semibold",
            of === lane ? "bg-ink text-paper" : "bg-tint text-ink hover:brightness-95",
          )}
        >
          {LANE_WORDS[of]()}
          <span className="figures rounded-full px-1.5">{countOf(of)}</span>
        </button>
      ))}
    </nav>
  );
}

const TAB_SEQUENCE: readonly BoardLane[] = ["new", "in-progress", "ready", "scheduled", "done"];

type Lanes = Readonly<Record<BoardLane, readonly BoardOrderData[]>>;

/**
 * Sorts the orders into their lanes: what a guest changed first, then by the time at which each is due; done
 * orders by the time at which they were done, the last first. A cancellation that nobody has read is new.
 */
export function sortIntoLanes(orders: readonly BoardOrderData[]): Lanes {
  const lanes: Record<BoardLane, BoardOrderData[]> = { new: [], scheduled: [], "in-progress": [], ready: [], done: [] };
  for (const order of orders) lanes[isUnread(order) && order.lane === "done" ? "new" : order.lane].push(order);
  const due = (order: BoardOrderData) => order.fireAt ?? order.since;
  for (const of of ["new", "scheduled", "in-progress", "ready"] as const) {
    lanes[of].sort((one, other) => Number(isUnread(other)) - Number(isUnread(one)) || (due(one) < due(other) ? -1 : 1));
  }
  lanes.done.sort((one, other) => ((one.doneAt ?? "") > (other.doneAt ?? "") ? -1 : 1));
  return lanes;
}

/** Undoes what was done last: a press on *ready* that the guest does not know of yet, or the last finished order. */
function undoLast(orders: readonly BoardOrderData[], press: ReturnType<typeof useBoard>["press"]): void {
  const soon = orders.filter(({ readyDueAt }) => readyDueAt !== null);
  const [ready] = soon.sort((one, other) => ((one.readyDueAt as string) > (other.readyDueAt as string) ? -1 : 1));
  const [done] = sortIntoLanes(orders).done;
  if (ready) press(ready, { do: "undo-ready" });
  else if (done && done.cancelled === null) press(done, { do: "move", to: "ready" });
}
