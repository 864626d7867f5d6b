import type { BoardStockData, BoardVenueData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatTimeOfDay, m } from "@comptoir/messages";
import { foldLetters, type LocalMoment } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { staffCaller } from "./live/staff-caller.ts";

type Thing = BoardStockData["options"][number];
type Until = "hour" | "opening" | "restocked";

const UNTIL_WORDS: Readonly<Record<Until, () => string>> = {
  opening: m.board_until_opening,
  hour: m.board_until_hour,
  restocked: m.board_until_restocked,
};
const PAUSE_MINUTES = [10, 20, 30, 60] as const;

export type NowProps = {
  readonly token: string;
  readonly venue: BoardVenueData;
  readonly mayPause: boolean;
  readonly at: (instant: string) => LocalMoment;
  readonly onClose: () => void;
};

/** What applies now: dishes and options that are sold out, and the pause of orders. board#sold-out, board#pause. */
export function NowDialog({ token, venue, mayPause, at, onClose }: NowProps) {
  const [stock, setStock] = useState<BoardStockData | null>(null);
  const [until, setUntil] = useState<Until>("opening");
  const [sought, setSought] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const caller = () => staffCaller(token);

  useEffect(() => {
    let isOver = false;
    void staffCalls.getBoardStock(staffCaller(token)).then((result) => {
      if (isOver) return;
      if (result.ok) setStock(result.answer);
      else setFault(result.error?.message ?? m.board_no_answer());
    });
    return () => {
      isOver = true;
    };
  }, [token]);

  const change = async ({ kind, id, soldOut }: Thing) => {
    const things = [{ kind, id }];
    const result = soldOut
      ? await staffCalls.restockThings(caller(), { things })
      : await staffCalls.sellOutThings(caller(), { things, until });
    if (result.ok) setStock(result.answer);
    setFault(result.ok ? null : (result.error?.message ?? m.board_no_answer()));
  };
  const pause = async (minutes: number | null) => {
    const result = await staffCalls.pauseVenue(caller(), { minutes });
    setFault(result.ok ? null : (result.error?.message ?? m.board_no_answer()));
  };
  const resume = async () => {
    const result = await staffCalls.resumeVenue(caller());
    setFault(result.ok ? null : (result.error?.message ?? m.board_no_answer()));
  };

  const isSought = ({ name }: Thing) => foldLetters(name).includes(foldLetters(sought.trim()));
  const lists = stock === null ? [] : [...stock.sections, { name: m.board_options(), things: stock.options }];
  return (
    <SheetDialog open={true} size="wide" title={m.board_now()} onClose={onClose}>
      <div className="flex flex-col gap-6 px-5 pb-5">
        {fault === null ? null : (
          <Banner tone="danger" role="alert">
            {fault}
          </Banner>
        )}
        {mayPause ? (
          <section aria-labelledby="now-pause" className="flex flex-col gap-2">
            <h3 id="now-pause" className="font-semibold">
              {venue.paused === null ? m.board_pause() : pausedWords(venue.paused, at)}
            </h3>
            <div className="flex flex-wrap gap-2">
              {venue.paused === null ? (
                <>
                  {PAUSE_MINUTES.map((minutes) => (
                    <Button key={minutes} onClick={() => pause(minutes)}>
                      {m.board_minutes({ minutes })}
                    </Button>
                  ))}
                  <Button onClick={() => pause(null)}>{m.board_until_opening()}</Button>
                </>
              ) : (
                <Button tone="primary" onClick={resume}>
                  {m.board_resume()}
                </Button>
              )}
            </div>
          </section>
        ) : null}
        <section aria-labelledby="now-sold-out" className="flex flex-col gap-3">
          <h3 id="now-sold-out" className="font-semibold">
            {m.board_sold_out()}
          </h3>
          <div className="flex flex-wrap gap-3">
            <TextField
              id="now-search"
              type="search"
              label={m.board_search()}
              value={sought}
              onChange={({ target }) => setSought(target.value)}
              className="min-w-48 flex-1"
            />
            <SelectField
              id="now-until"
              label={m.board_until()}
              value={until}
              onChange={({ target }) => setUntil(target.value as Until)}
              options={(Object.keys(UNTIL_WORDS) as Until[]).map((value) => ({ value, label: UNTIL_WORDS[value]() }))}
            />
          </div>
          {lists.map(({ name, things }) => (
            <ThingList key={name} name={name} things={things.filter(isSought)} at={at} onPress={change} />
          ))}
        </section>
      </div>
    </SheetDialog>
  );
}

function pausedWords({ until }: NonNullable<BoardVenueData["paused"]>, at: NowProps["at"]): string {
  return until === null ? m.board_paused() : m.board_paused_until({ time: formatTimeOfDay(at(until).minutes) });
}

type ListProps = {
  readonly name: string;
  readonly things: readonly Thing[];
  readonly at: NowProps["at"];
  readonly onPress: (thing: Thing) => void;
};

function ThingList({ name, things, at, onPress }: ListProps) {
  if (things.length === 0) return null;
  return (
    <div>
      <h4 className="pb-1 text-ink-soft text-small">{name}</h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-1.5">
        {things.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              aria-pressed={thing.soldOut}
              onClick={() => onPress(thing)}
              className={classNames(
                "flex min-h-12 w-full flex-wrap items-center gap-x-2 rounded-control border px-3 py-1.5 text-left",
                thing.soldOut ? "border-danger bg-danger-tint text-danger" : "border-edge bg-raised hover:bg-tint",
              )}
            >
              <span className={classNames("min-w-0 flex-1", thing.soldOut && "line-through")}>{thing.name}</span>
              <span className="figures text-fine">{stateWords(thing, at)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stateWords({ soldOut, until, left }: Thing, at: NowProps["at"]): string | null {
  if (soldOut) return until === null ? m.board_sold_out() : m.board_until_time({ time: formatTimeOfDay(at(until).minutes) });
  return left === null ? null : m.board_left({ count: left });
}
