import type { BoardData, BoardOrderData } from "@comptoir/contract";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { isOfStation, roleAllows } from "@comptoir/ordering";
import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { MAIN_ID } from "../../ui/skip-link.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { wallClockAt } from "../../venue/wall-clock.ts";
import { AllDay } from "./all-day.tsx";
import { BoardCard } from "./board-card.tsx";
import { BoardHead } from "./board-head.tsx";
import { BoardLane } from "./board-lane.tsx";
import { type BoardView, isOpenView, lanesOf, sortIntoLanes, undoable, VIEWS } from "./board-lanes.ts";
import { BoardNotices } from "./board-notices.tsx";
import { readBoardSettings, useBoardSettings } from "./board-settings.ts";
import { BoardTabs } from "./board-tabs.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { FindDialog } from "./find-dialog.tsx";
import { mustBeRead } from "./live/board-state.ts";
import type { BoardAct } from "./live/board-taps.ts";
import { type BoardSession, type LiveBoard, useBoard } from "./live/use-board.ts";
import { nextAct } from "./next-act.ts";
import { NotLive } from "./not-live.tsx";
import { NowDialog } from "./now-dialog.tsx";
import { NowStrip } from "./now-strip.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { PrintDialog } from "./print-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { usePrintAgain } from "./use-print-again.tsx";
import { useService } from "./use-service.tsx";
import { useWho } from "./use-who.tsx";
import type { BoardStaff } from "./who-dialog.tsx";

export type BoardScreenProps = {
  readonly board: BoardData;
  readonly session: BoardSession;
  /** Who acts at the page's start. */
  readonly staff: BoardStaff;
};

const DIGITS = 9;

/** The kitchen's board. screens#staff-board, board. */
export function BoardScreen({ board, session, staff }: BoardScreenProps) {
  const [settings, changeSettings] = useBoardSettings(readBoardSettings);
  const { stations } = settings;
  const live = useBoard(board, session, stations);
  const { state, orders, unsent, serverNow } = live;
  const who = useWho({ token: session.token, first: staff, settings, changeSettings });
  const press: LiveBoard["press"] = (order, act) => who.asPerson(() => live.press(order, act));
  const [view, setView] = useState<BoardView>("open");
  const [declined, setDeclined] = useState<BoardOrderData | null>(null);
  const [refunded, setRefunded] = useState<BoardOrderData | null>(null);
  const [printed, setPrinted] = useState<BoardOrderData | null>(null);
  const { printAgain, printing, notice } = usePrintAgain(session.token);
  const [isNow, setIsNow] = useState(false);
  const [opened, setOpened] = useState<BoardOrderData | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const reading = useMemo(() => ({ atMs: Date.parse(board.now), moment: board.local }), [board]);
  const at = useMemo(() => (instant: string) => wallClockAt(instant, [reading]), [reading]);
  const today = at(new Date(serverNow()).toISOString()).date;
  const isHydrated = useIsHydrated();
  const mayAnswer = roleAllows(who.staff.role, "counter");

  const lanes = useMemo(() => sortIntoLanes(orders), [orders]);
  const isShown = (order: BoardOrderData) =>
    mustBeRead(order) || order.awaits !== null || order.lines.some((line) => isOfStation(line, stations));
  const hidden = orders.filter((order) => order.lane !== "done" && !isShown(order)).length;
  const shown = (of: BoardView) => lanesOf(of).flatMap((lane) => lanes[lane].filter(isShown));
  const cards = shown(view);

  const service = useService({ orders, isLost: live.lostSince !== null, volume: settings.volume });
  const chosen = useBoardKeys({
    cards,
    views: VIEWS,
    view,
    setView,
    moveOn: (order) => {
      const next = nextAct(order, { stations, mayAnswer });
      if (next) press(order, next.act);
    },
    undo: () => {
      const last = undoable(orders);
      if (last) press(last.order, UNDO[last.act]);
    },
  });

  useKeepFocus();

  const card = (order: BoardOrderData) => {
    const index = cards.indexOf(order);
    return (
      <BoardCard
        key={order.id}
        {...{ order, stations, at, today, serverNow, press, mayAnswer }}
        ages={state.venue.ages}
        isUnsent={unsent.has(order.id)}
        digit={index < DIGITS ? index + 1 : null}
        showsLane={view === "open"}
        isChosen={chosen === order.id}
        onDecline={(order) => who.asPerson(() => setDeclined(order))}
        onMore={setOpened}
        onPrintAgain={(order) => who.asPerson(() => void printAgain(order))}
        isPrinting={printing.has(order.id)}
      />
    );
  };

  const openNow = () => who.asPerson(() => setIsNow(true));
  // A found order may be no longer on the board.
  const openedOrder = orders.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <div data-board={settings.size} data-packed={isHydrated || undefined} className="flex min-h-dvh flex-col">
      <BoardHead {...{ live, service, settings, changeSettings, hidden, who, at }} onNow={openNow} />
      <NotLive words={m.board_not_live({ time: formatTimeOfDay(board.local.minutes) })} />
      <BoardNotices {...{ live, at }} />
      {notice}
      <NowStrip venue={state.venue} {...{ at, serverNow }} onOpen={openNow} />
      <BoardTabs {...{ view, setView }} countOf={(of) => shown(of).length} />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow gap-3 px-3 pb-6 max-md:flex-col">
        <div className="@container min-w-0 flex-1">
          {view === "open" && cards.length === 0 ? (
            <p className="px-1 py-6 text-ink-soft">{m.board_empty_open()}</p>
          ) : (
            <div className={view === "open" ? "board-open" : undefined}>
              {lanesOf(view).map((lane) => (
                <BoardLane
                  key={lane}
                  {...{ lane, card }}
                  orders={lanes[lane].filter(isShown)}
                  isShared={view === "open"}
                />
              ))}
            </div>
          )}
          {isOpenView(view) ? null : (
            <Button className="mt-4" onClick={() => setIsFinding(true)}>
              <Search size={18} aria-hidden="true" />
              {m.board_find()}
            </Button>
          )}
          {view === "scheduled" ? <Later later={state.later} /> : null}
        </div>
        {settings.isAllDayShown ? <AllDay {...{ orders, stations }} /> : null}
      </main>
      {service.door}
      {who.dialog}
      {isNow ? (
        <NowDialog
          {...{ at }}
          token={session.token}
          venue={state.venue}
          mayPause={mayAnswer}
          onClose={() => setIsNow(false)}
        />
      ) : null}
      {isFinding ? (
        <FindDialog {...{ today }} token={session.token} onFound={setOpened} onClose={() => setIsFinding(false)} />
      ) : null}
      {declined ? (
        <DeclineDialog order={declined} token={session.token} onClose={() => setDeclined(null)} show={live.show} />
      ) : null}
      {openedOrder ? (
        <OrderDialog
          order={openedOrder}
          {...{ at, today, mayAnswer, press, serverNow }}
          asPerson={who.asPerson}
          token={session.token}
          onClose={() => setOpened(null)}
          show={live.show}
          onDecline={setDeclined}
          onPrint={setPrinted}
          onRefund={roleAllows(who.staff.role, "manager") ? setRefunded : null}
        />
      ) : null}
      {printed ? (
        <PrintDialog
          order={printed}
          token={session.token}
          printers={state.venue.printers}
          onClose={() => setPrinted(null)}
        />
      ) : null}
      {refunded ? (
        <RefundDialog order={refunded} token={session.token} onClose={() => setRefunded(null)} show={live.show} />
      ) : null}
    </div>
  );
}

const UNDO: Readonly<Record<"undo-ready" | "recall", BoardAct>> = {
  "undo-ready": { do: "undo-ready" },
  recall: { do: "move", to: "ready" },
};

function Later({ later }: Pick<BoardData, "later">) {
  return (
    <ul className="mt-4 flex flex-col gap-1">
      {later.map(({ day, orders }) => (
        <li key={day}>{m.board_later({ day: formatDate(day), count: orders })}</li>
      ))}
    </ul>
  );
}
