import type { StaffTablesData } from "@comptoir/contract";
import type { CallResult } from "@comptoir/contract/client";
import { staffCalls } from "@comptoir/contract/staff-client";
import { useCallback, useEffect, useRef, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { followBoard } from "../staff-board/live/follow-board.ts";
import { useLostSince } from "../staff-board/live/use-board.ts";
import type { ModePage } from "../staff-modes/mode-page.ts";

type LiveTables = {
  readonly list: StaffTablesData;
  readonly lostSince: number | null;
  readonly hasEnded: boolean;
  /** Shows the list that an act was answered with, or loads it again after a refusal. */
  readonly show: (result: CallResult<StaffTablesData>) => void;
};

/**
 * Keeps the tables up to date: the list is loaded again when the stream tells of a change of a table, or of an order that a
 * table has sent. table#by-staff.
 */
export function useLiveTables(first: StaffTablesData, { session: { token } }: ModePage): LiveTables {
  const [list, setList] = useState(first);
  const [hasEnded, setHasEnded] = useState(false);
  const { lostSince, heard } = useLostSince(Date.now);
  const shown = useRef(list);
  shown.current = list;
  const sequence = useRef(first.sequence);
  const loading = useRef({ isLoading: false, isOutdated: false });

  const loadAgain = useCallback(async () => {
    const state = loading.current;
    state.isOutdated = true;
    if (state.isLoading) return;
    state.isLoading = true;
    while (state.isOutdated) {
      state.isOutdated = false;
      const answer = await staffCalls.listOpenTables(staffCaller(token));
      // A list that could not be loaded is loaded with the next news. An act's answer may be newer.
      if (answer.ok && !state.isOutdated) setList(answer.answer);
    }
    state.isLoading = false;
  }, [token]);

  useEffect(
    () =>
      followBoard(
        { token, after: () => sequence.current, isList: true, tables: true },
        {
          onBoard: (board) => {
            const sent = new Set(shown.current.tables.flatMap(({ rounds }) => rounds.map(({ orderId }) => orderId)));
            sequence.current = board.whole ? board.sequence : Math.max(sequence.current, board.sequence);
            if (board.whole || board.orders.some(({ id }) => sent.has(id))) void loadAgain();
          },
          onTables: () => void loadAgain(),
          onHeard: heard,
          onEnded: () => setHasEnded(true),
        },
      ),
    [token, heard, loadAgain],
  );

  const show = useCallback<LiveTables["show"]>(
    (result) => {
      if (result.ok) setList(result.answer);
      // What was asked for before the act is older than its answer.
      void loadAgain();
    },
    [loadAgain],
  );
  return { list, lostSince, hasEnded, show };
}
