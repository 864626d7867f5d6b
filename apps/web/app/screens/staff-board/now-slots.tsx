import type { BoardSlotsData, BoardVenueData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatList, formatTimeOfDay, m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Button } from "../../ui/button.tsx";
import type { NowPartProps } from "./now-part.tsx";
import { limitWords } from "./now-strip.tsx";

type Slot = BoardSlotsData["slots"][number];

/** How many orders *enlarge* adds to a slot. */
const ENLARGE_BY = 2;

/** Today's slots, closed, opened, enlarged or restored by a press. Slots that begin together are one row. board#changed-slots. */
export function NowSlots({ token, at, send, changed }: NowPartProps & { readonly changed: BoardVenueData["slots"] }) {
  const [slots, setSlots] = useState<readonly Slot[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again when any board has changed a slot.
  useEffect(() => {
    if (isOpen) void send(staffCalls.getSlots(staffCaller(token))).then((answer) => answer && setSlots(answer.slots));
  }, [isOpen, token, changed]);

  const change: ChangeSlots = async (of, to) => {
    const names = of.map(({ menuId, startsAt }) => ({ menuId, startsAt }));
    const answer = await send(staffCalls.changeSlots(staffCaller(token), { slots: names, change: to }));
    if (answer) setSlots(answer.slots);
  };
  const rows = [...Map.groupBy(slots ?? [], ({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).values()];
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center font-semibold">{m.board_slots()}</summary>
      {slots?.length === 0 ? <p className="text-ink-soft">{m.board_slots_none()}</p> : null}
      <ul className="flex flex-col">
        {rows.map((of) => (
          <SlotRow key={of[0]?.startsAt} slots={of} {...{ at, change }} />
        ))}
      </ul>
    </details>
  );
}

type ChangeSlots = (slots: readonly Slot[], to: { readonly orders: number | null } | null) => Promise<void>;

type RowProps = { readonly slots: readonly Slot[]; readonly at: NowPartProps["at"]; readonly change: ChangeSlots };

function SlotRow({ slots, at, change }: RowProps) {
  const [first] = slots;
  if (!first) return null;
  const time = (instant: string) => formatTimeOfDay(at(instant).minutes);
  const slot = m.board_slot({ from: time(first.startsAt), to: time(first.endsAt) });
  const isClosed = slots.every(({ limits }) => limits.orders === 0);
  const limited = slots.filter(({ limits }) => limits.orders !== null || limits.prepMinutes !== null);
  const enlarge = async () => {
    for (const one of limited) {
      // A slot that is limited by work takes more orders than it has now.
      await change([one], { orders: (one.limits.orders ?? one.taken.orders) + ENLARGE_BY });
    }
  };
  const states = [...Map.groupBy(slots, stateWords)];
  const name = (act: string) => m.board_slot_act({ act, slot });
  return (
    <li className="flex flex-wrap items-center gap-2 border-hairline border-t py-2">
      <span className="figures min-w-40 font-semibold">{slot}</span>
      <span className="min-w-40 flex-1 text-small">
        {states.map(([words, of]) => (
          <span key={words} className="block">
            {states.length > 1
              ? m.board_now_slot({ slot: formatList(of.map(({ menu }) => menu)), state: words })
              : words}
          </span>
        ))}
      </span>
      {isClosed ? null : (
        <Button aria-label={name(m.board_slot_close())} onClick={() => change(slots, { orders: 0 })}>
          {m.board_slot_close()}
        </Button>
      )}
      {limited.length > 0 && !isClosed ? (
        <>
          <Button aria-label={name(m.board_slot_more({ count: ENLARGE_BY }))} onClick={enlarge}>
            {m.board_slot_more({ count: ENLARGE_BY })}
          </Button>
          <Button aria-label={name(m.board_slot_unlimited())} onClick={() => change(limited, { orders: null })}>
            {m.board_slot_unlimited()}
          </Button>
        </>
      ) : null}
      {slots.some(({ isChanged }) => isChanged) ? (
        <Button aria-label={name(m.board_slot_planned())} onClick={() => change(slots, null)}>
          {m.board_slot_planned()}
        </Button>
      ) : null}
    </li>
  );
}

function stateWords({ limits: { orders, prepMinutes }, taken, isChanged }: Slot): string {
  if (orders !== null && orders > 0) return m.board_slot_taken({ taken: taken.orders, orders });
  if (prepMinutes !== null) return m.board_slot_work({ taken: taken.prepMinutes, minutes: prepMinutes });
  return orders === 0 || isChanged ? limitWords(orders) : m.board_slot_unlimited();
}
