import { formatTimeOfDay, m } from "@comptoir/messages";
import { type LocalMoment, stationsUnshown } from "@comptoir/ordering";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { momentWords, problemWords } from "./board-words.ts";
import type { LiveBoard } from "./live/use-board.ts";
import { PrinterNotices } from "./printer-notices.tsx";

type NoticesProps = { readonly live: LiveBoard; readonly at: (instant: string) => LocalMoment };

/**
 * What everybody at the board must know at once: a lost connection, an ended session, more orders than it lists,
 * orders on no board, printers that do not print, a refused press.
 */
export function BoardNotices({ live, at }: NoticesProps) {
  const timeOf = (instant: string) => formatTimeOfDay(at(instant).minutes);
  return (
    <>
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
          {m.board_lost({ time: timeOf(new Date(live.lostSince).toISOString()) })}
        </p>
      ) : null}
      {live.state.more ? (
        <Banner tone="caution" role="status" className="mx-3 my-2">
          {m.board_too_many()}
        </Banner>
      ) : null}
      <Unshown orders={live.orders} unshown={live.unshown} />
      <PrinterNotices
        printers={live.state.venue.printers}
        sinceOf={(instant) => momentWords(instant, { at, today: at(new Date(live.serverNow()).toISOString()).date })}
      />
      {live.problem ? (
        <Banner
          tone="danger"
          role="alert"
          title={m.board_not_done()}
          onDismiss={live.dismissProblem}
          className="mx-3 my-2"
        >
          {problemWords(live.problem, timeOf)}
        </Banner>
      ) : null}
    </>
  );
}

/** Names the stations that no connected board shows, while an order has dishes there. board#unshown. */
function Unshown({ orders, unshown }: Pick<LiveBoard, "orders" | "unshown">) {
  const found = orders.map((order) => stationsUnshown(order, unshown)).filter((stations) => stations.length > 0);
  if (found.length === 0) return null;
  const stations = unshown.filter((station) => found.some((of) => of.includes(station))).join(", ");
  return (
    <Banner tone="caution" role="status" className="mx-3 my-2">
      {m.board_unshown({ stations, count: found.length })}
    </Banner>
  );
}
