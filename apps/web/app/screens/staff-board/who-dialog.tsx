import type { StaffData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { type SubmitEvent, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Button } from "../../ui/button.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { roleWords } from "../staff/role-words.ts";
import { PinPad } from "../staff-who/pin-pad.tsx";

/** Who acts on the board, and who else could on this device. staff#choose. */
export type BoardStaff = Pick<StaffData, "name" | "role" | "device" | "person" | "people" | "restaurant">;

type Person = BoardStaff["people"][number];

type WhoProps = {
  readonly staff: BoardStaff;
  readonly token: string;
  readonly onChosen: (staff: BoardStaff) => void;
  /** Called to go on without a person: the device then acts in its own role. */
  readonly onDevice: () => void;
  readonly onClose: () => void;
};

/** Asks on the board who acts: a person and their PIN, or the device itself. board#lock, staff#choose. */
export function WhoDialog({ staff, token, onChosen, onDevice, onClose }: WhoProps) {
  const [person, setPerson] = useState<Person | null>(null);
  const title = person === null ? m.staff_who() : m.staff_pin_of({ name: person.name });
  return (
    <SheetDialog open={true} size={person === null ? "medium" : "narrow"} title={title} onClose={onClose}>
      <div className="flex flex-col gap-4 px-5 pb-5">
        {person === null ? (
          <>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-2">
              {staff.people.map((one) => (
                <li key={one.id}>
                  <PersonButton person={one} isNow={one.id === staff.person?.id} onPress={() => setPerson(one)} />
                </li>
              ))}
            </ul>
            <Button onClick={onDevice}>{m.board_as_device({ name: staff.device?.name ?? staff.name })}</Button>
          </>
        ) : (
          <PinForm key={person.id} {...{ person, token, onChosen }} onBack={() => setPerson(null)} />
        )}
      </div>
    </SheetDialog>
  );
}

type PersonButtonProps = { readonly person: Person; readonly isNow: boolean; readonly onPress: () => void };

function PersonButton({ person: { name, role }, isNow, onPress }: PersonButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-current={isNow ? "true" : undefined}
      className="flex min-h-16 w-full items-center gap-3 rounded-card border border-edge bg-raised px-3 py-2 text-left hover:bg-tint aria-[current]:border-2 aria-[current]:border-ink"
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-tint font-semibold forced-colors:border"
      >
        {initialsOf(name)}
      </span>
      <span className="flex min-w-0 flex-col">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <span className="text-ink-soft text-small">{roleWords(role).label}</span>
      </span>
    </button>
  );
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => [...word][0]?.toUpperCase() ?? "").join("");
}

type PinFormProps = Pick<WhoProps, "token" | "onChosen"> & { readonly person: Person; readonly onBack: () => void };

function PinForm({ person, token, onChosen, onBack }: PinFormProps) {
  // A new object for each answer, also if its words are the same: the pad is then empty again.
  const [refused, setRefused] = useState<{ readonly message: string } | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pin = String(new FormData(event.currentTarget).get("pin") ?? "");
    if (isBusy) return;
    if (pin === "") return setRefused({ message: m.form_required() });
    setIsBusy(true);
    const result = await staffCalls.choosePerson(staffCaller(token), { staffId: person.id, pin });
    setIsBusy(false);
    if (result.ok) onChosen(result.answer);
    else setRefused({ message: result.error?.message ?? m.board_no_answer() });
  };
  return (
    <form onSubmit={choose} noValidate className="flex flex-col gap-4">
      <PinPad error={refused?.message} answer={refused} />
      <Button type="submit" tone="primary" busy={isBusy}>
        {m.staff_pin_continue()}
      </Button>
      <Button tone="plain" onClick={onBack}>
        {m.staff_who_back()}
      </Button>
    </form>
  );
}
