import type { BoardVenueData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatTimeOfDay, m } from "@comptoir/messages";
import { EXTRA_MINUTES } from "@comptoir/ordering";
import { useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { NowPart, type NowPartProps, type Send } from "./now-part.tsx";
import { NowSlots } from "./now-slots.tsx";
import { NowSoldOut } from "./now-sold-out.tsx";

const PAUSE_MINUTES = [10, 20, 30, 60] as const;
const PAUSE_MESSAGE_MAX = 300;

export type NowProps = Pick<NowPartProps, "token" | "at"> & {
  readonly venue: BoardVenueData;
  /** Whether the role may pause orders, add preparation and change slots. */
  readonly mayPause: boolean;
  readonly onClose: () => void;
};

/** What applies now: the pause of orders, extra preparation, slots, and what is sold out. board#now. */
export function NowDialog({ token, venue, mayPause, at, onClose }: NowProps) {
  const [fault, setFault] = useState<string | null>(null);
  const send: Send = async (asked) => {
    const result = await asked;
    setFault(result.ok ? null : (result.error?.message ?? m.board_no_answer()));
    return result.ok ? result.answer : null;
  };
  const part = { token, at, send };
  return (
    <SheetDialog open={true} size="wide" title={m.board_now()} onClose={onClose}>
      <div className="flex flex-col gap-6 px-5 pb-5">
        {fault === null ? null : (
          <Banner tone="danger" role="alert">
            {fault}
          </Banner>
        )}
        {mayPause ? (
          <>
            <div className="grid gap-6 md:grid-cols-2">
              <NowPause {...part} venue={venue} />
              <NowPreparation {...part} venue={venue} />
            </div>
            <NowSlots {...part} changed={venue.slots} />
          </>
        ) : null}
        <NowSoldOut {...part} />
      </div>
    </SheetDialog>
  );
}

/** A pause for some minutes or until the next opening, with words for guests; or its end. board#pause. */
function NowPause({ token, at, send, venue: { paused } }: NowPartProps & Pick<NowProps, "venue">) {
  const [message, setMessage] = useState("");
  const pause = (minutes: number | null) =>
    send(staffCalls.pauseVenue(staffCaller(token), { minutes, message: message.trim() || null }));
  if (paused !== null) {
    const words =
      paused.until === null
        ? m.board_paused()
        : m.board_paused_until({ time: formatTimeOfDay(at(paused.until).minutes) });
    return (
      <NowPart id="now-pause" heading={words}>
        {paused.message === null ? null : <p>{m.board_pause_said({ words: paused.message })}</p>}
        <Button tone="primary" onClick={() => send(staffCalls.resumeVenue(staffCaller(token), {}))}>
          {m.board_resume()}
        </Button>
      </NowPart>
    );
  }
  return (
    <NowPart id="now-pause" heading={m.board_pause()}>
      <TextField
        id="now-pause-words"
        label={m.board_pause_words()}
        maxLength={PAUSE_MESSAGE_MAX}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        className="basis-full"
      />
      {PAUSE_MINUTES.map((minutes) => (
        <Button key={minutes} onClick={() => pause(minutes)}>
          {m.board_minutes({ minutes })}
        </Button>
      ))}
      <Button onClick={() => pause(null)}>{m.board_until_opening()}</Button>
    </NowPart>
  );
}

/** Extra minutes of preparation for an hour. board#preparation. */
function NowPreparation({ token, at, send, venue: { extra } }: NowPartProps & Pick<NowProps, "venue">) {
  const set = (minutes: 0 | (typeof EXTRA_MINUTES)[number]) =>
    send(staffCalls.setPreparationTime(staffCaller(token), { minutes, until: "hour" }));
  return (
    <NowPart id="now-preparation" heading={m.board_preparation()}>
      {EXTRA_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          tone={extra?.minutes === minutes ? "primary" : undefined}
          aria-pressed={extra?.minutes === minutes}
          onClick={() => set(minutes)}
        >
          {m.board_preparation_more({ minutes })}
        </Button>
      ))}
      {extra === null ? null : <Button onClick={() => set(0)}>{m.board_preparation_usual()}</Button>}
      <p className="basis-full text-ink-soft text-small">
        {extra === null
          ? m.board_preparation_text()
          : m.board_preparation_until({ time: formatTimeOfDay(at(extra.until).minutes) })}
      </p>
    </NowPart>
  );
}
