import type { BoardOrderData } from "@comptoir/contract";
import type { BoardLane as LaneName } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { EMPTY_WORDS, LANE_WORDS } from "./board-words.ts";

type LaneProps = {
  readonly lane: LaneName;
  readonly orders: readonly BoardOrderData[];
  /** Whether the lane is one of the open lanes, which share one grid, or stand side by side on a wide screen. */
  readonly isShared: boolean;
  readonly card: (order: BoardOrderData) => ReactNode;
};

/** A lane of the board with its cards. board#views. */
export function BoardLane({ lane, orders, isShared, card }: LaneProps) {
  return (
    <section
      aria-labelledby={`lane-${lane}`}
      // A lane is as wide as it has orders, so that a rush of new ones is read without scrolling.
      style={{ flexGrow: Math.max(1, orders.length) }}
      className={isShared ? "board-lane" : "@container"}
    >
      <h2 id={`lane-${lane}`} className={isShared ? "board-lane-name" : "visually-hidden"}>
        {LANE_WORDS[lane]()} <span className="figures text-ink-soft">{orders.length}</span>
      </h2>
      {orders.length === 0 ? (
        <p className={isShared ? "board-lane-empty" : "px-1 py-6 text-ink-soft"}>{EMPTY_WORDS[lane]()}</p>
      ) : (
        <div className={isShared ? "board-lane-cards" : "board-cards"}>{orders.map(card)}</div>
      )}
    </section>
  );
}
