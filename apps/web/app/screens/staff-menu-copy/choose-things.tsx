import { formatMoney, m } from "@comptoir/messages";
import { parseCents } from "@comptoir/ordering";
import { useDeferredValue, useMemo, useState } from "react";
import type { StudioSession } from "../../studio/draft-context.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { AddCopies } from "./add-copies.tsx";
import { type ListedPart, listThings } from "./listed-things.ts";
import { draftOf, type OtherMenu } from "./plan-copy.ts";

type ChooseThingsProps = {
  /** The other restaurant. */
  readonly id: string;
  readonly menu: OtherMenu;
  readonly dish: string | null;
  readonly session: StudioSession;
};

/** Ticks what is copied: sections and dishes, or option groups for a dish. */
export function ChooseThings({ id, menu, dish, session }: ChooseThingsProps) {
  const [text, setText] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const sought = useDeferredValue(text);
  const what = dish === null ? "dishes" : "options";
  const parts = useMemo(() => listThings(draftOf(menu), sought, what), [menu, sought, what]);
  const tick = (thing: string, isTicked: boolean) =>
    setTicked((before) => {
      const after = new Set(before);
      if (isTicked) after.add(thing);
      else after.delete(thing);
      return after;
    });
  return (
    <>
      <TextField
        id="copy-search"
        type="search"
        label={dish === null ? m.studio_search() : m.studio_copy_search_options()}
        optional={true}
        isOptionalUnsaid={true}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-md"
      />
      {parts.length === 0 ? <p role="status">{m.studio_copy_nothing()}</p> : null}
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline empty:hidden">
        {parts.map((part) => (
          <li key={part.thing}>
            <Disclosure
              summary={<span className="text-lead wrap-anywhere">{part.name}</span>}
              open={sought.trim() !== "" || undefined}
            >
              <Ticks part={part} ticked={ticked} onTick={tick} />
            </Disclosure>
          </li>
        ))}
      </ul>
      <AddCopies {...{ id, menu, dish, session, ticked }} onAdded={() => setTicked(new Set())} />
    </>
  );
}

type TicksProps = {
  readonly part: ListedPart;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (thing: string, isTicked: boolean) => void;
};

/** A section's dishes come with it: they cannot be ticked singly then. */
function Ticks({ part, ticked, onTick }: TicksProps) {
  const isWhole = ticked.has(part.thing);
  return (
    <div className="flex flex-col pb-3">
      {part.isWhole ? (
        <Checkbox
          bare={true}
          label={<span className="font-semibold">{m.studio_copy_whole({ name: part.name })}</span>}
          checked={isWhole}
          onChange={({ target }) => onTick(part.thing, target.checked)}
        />
      ) : null}
      {part.things.map(({ thing, name, price }) => (
        <Checkbox
          key={thing}
          bare={true}
          label={name}
          aside={price === null ? null : formatMoney(parseCents(price) ?? 0)}
          checked={isWhole || ticked.has(thing)}
          disabled={isWhole}
          onChange={({ target }) => onTick(thing, target.checked)}
          className="max-w-2xl"
        />
      ))}
    </div>
  );
}
