import type { BoardOrderData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { type ReactNode, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Banner } from "../../ui/banner.tsx";
import { showToast } from "../../ui/toast.tsx";

export type PrintAgain = {
  /** Prints an order's ticket again, where it usually prints. */
  readonly printAgain: (order: BoardOrderData) => Promise<void>;
  /** The orders whose ticket is being asked for. */
  readonly printing: ReadonlySet<string>;
  /** Why a ticket was not asked for; null for none. */
  readonly notice: ReactNode;
};

/**
 * Prints the tickets that could not be printed, from their cards. This press is not kept without a connection: a ticket that is
 * printed later than it was asked for is old food. printing#unprinted.
 */
export function usePrintAgain(token: string): PrintAgain {
  const [printing, setPrinting] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const printAgain = async ({ id, number }: BoardOrderData) => {
    if (printing.has(id)) return;
    setPrinting((before) => new Set([...before, id]));
    const result = await staffCalls.printOrder(staffCaller(token), id, { what: "ticket", printer: null });
    setPrinting((before) => new Set([...before].filter((one) => one !== id)));
    if (result.ok) showToast(m.board_print_sent({ number }));
    setProblem(
      result.ok ? null : m.board_problem({ number, problem: result.error?.message ?? m.board_print_no_answer() }),
    );
  };
  const notice =
    problem === null ? null : (
      <Banner
        tone="danger"
        role="alert"
        title={m.board_not_done()}
        onDismiss={() => setProblem(null)}
        className="mx-3 my-2"
      >
        {problem}
      </Banner>
    );
  return { printAgain, printing, notice };
}
