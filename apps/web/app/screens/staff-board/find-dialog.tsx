import type { BoardOrderData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { placeWords } from "@comptoir/receipt";
import { useEffect, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { TextField } from "../../ui/field.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { STATE_WORDS } from "./board-words.ts";

/** How long typing rests before the server is asked, in ms. */
const REST_MS = 250;
/** More orders than this are found by typing more. */
const SHOWN = 60;

type FindProps = {
  readonly token: string;
  readonly today: string;
  readonly onFound: (order: BoardOrderData) => void;
  readonly onClose: () => void;
};

/** Finds an order of any day by its number, name or phone, also one that the board no longer has. board#find. */
export function FindDialog({ token, today, onFound, onClose }: FindProps) {
  const [day, setDay] = useState(today);
  const [text, setText] = useState("");
  const { orders, fault } = useFound({ token, day, text });
  return (
    <SheetDialog open={true} title={m.board_find()} onClose={onClose}>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <div className="flex flex-wrap gap-3">
          <TextField
            id="find-text"
            type="search"
            label={m.board_find_text()}
            optional={true}
            isOptionalUnsaid={true}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="flex-[1_1_12rem]"
          />
          <TextField
            id="find-day"
            type="date"
            label={m.board_find_day()}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            className="flex-[0_1_11rem]"
          />
        </div>
        {fault === null ? null : <FieldError message={fault} />}
        <p role="status" className="text-ink-soft text-small">
          {orders === null ? "" : m.board_found({ count: orders.length })}
        </p>
        <ul className="flex flex-col gap-1.5">
          {orders?.slice(0, SHOWN).map((order) => (
            <li key={order.id}>
              <FoundOrder order={order} onPress={() => onFound(order)} />
            </li>
          ))}
        </ul>
      </div>
    </SheetDialog>
  );
}

function FoundOrder({ order, onPress }: { readonly order: BoardOrderData; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-control border border-edge bg-raised px-3 py-1.5 text-left hover:bg-tint"
    >
      <span className="figures min-w-10 font-semibold text-lead">{order.number}</span>
      <span className="flex min-w-0 flex-1 flex-col">
        <bdi className="truncate font-medium">{order.child?.name ?? order.person}</bdi>
        <span className="text-ink-soft text-small">{placeWords(order.destination)}</span>
      </span>
      <span className="text-small">{order.cancelled ? m.board_cancelled() : STATE_WORDS[order.lane]()}</span>
    </button>
  );
}

type Found = { readonly orders: readonly BoardOrderData[] | null; readonly fault: string | null };

/** Asks the server for the orders once typing rests. A later question's answer counts. */
function useFound({
  token,
  day,
  text,
}: {
  readonly token: string;
  readonly day: string;
  readonly text: string;
}): Found {
  const [found, setFound] = useState<Found>({ orders: null, fault: null });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const result = await staffCalls.listStaffOrders(staffCaller(token), { day, text });
      if (isOver) return;
      if (result.ok) setFound({ orders: result.answer.orders, fault: null });
      else setFound({ orders: null, fault: result.error?.message ?? m.board_no_answer() });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [token, day, text]);
  return found;
}
