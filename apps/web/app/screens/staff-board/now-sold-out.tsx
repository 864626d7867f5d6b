import type { BoardStockData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatTimeOfDay, m } from "@comptoir/messages";
import { foldLetters } from "@comptoir/ordering";
import { useEffect, useRef, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { classNames } from "../../ui/class-names.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { NowPartProps } from "./now-part.tsx";

type Thing = BoardStockData["options"][number];
type Until = "hour" | "opening" | "restocked";

const UNTIL_WORDS: Readonly<Record<Until, () => string>> = {
  opening: m.board_until_opening,
  hour: m.board_until_hour,
  restocked: m.board_until_restocked,
};

/** All dishes and options: a press marks one as sold out, or as available again. board#sold-out-now. */
export function NowSoldOut({ token, at, send }: NowPartProps) {
  const [stock, setStock] = useState<BoardStockData | null>(null);
  const [until, setUntil] = useState<Until>("opening");
  const [sought, setSought] = useState("");
  const load = useRef(() => send(staffCalls.getBoardStock(staffCaller(token))));
  useEffect(() => void load.current().then(setStock), []);

  const change = async ({ kind, id, soldOut }: Thing) => {
    const things = [{ kind, id }];
    const caller = staffCaller(token);
    const answer = await send(
      soldOut ? staffCalls.restockThings(caller, { things }) : staffCalls.sellOutThings(caller, { things, until }),
    );
    if (answer) setStock(answer);
  };
  const isSought = ({ name }: Thing) => foldLetters(name).includes(foldLetters(sought.trim()));
  const all = stock === null ? [] : [...stock.sections, { name: m.board_options(), things: stock.options }];
  const out = all.flatMap(({ things }) => things.filter(({ soldOut }) => soldOut));
  const lists = [{ name: m.board_sold_out_now(), things: out }, ...all];
  return (
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
  );
}

type ListProps = {
  readonly name: string;
  readonly things: readonly Thing[];
  readonly at: NowPartProps["at"];
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

function stateWords({ soldOut, until, left }: Thing, at: NowPartProps["at"]): string | null {
  if (soldOut)
    return until === null ? m.board_sold_out() : m.board_until_time({ time: formatTimeOfDay(at(until).minutes) });
  return left === null ? null : m.board_left({ count: left });
}
