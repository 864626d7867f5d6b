import type { StaffData, VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { memo, startTransition, useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { DraftProvider, type StudioSession, useDraftState } from "../../studio/draft-context.tsx";
import { DraftTextField } from "../../studio/draft-text-field.tsx";
import { isUnpublished } from "../../studio/publication.ts";
import { useThingName } from "../../studio/thing-name.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { AddDish } from "./add-dish.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { DraftBar } from "./draft-bar.tsx";
import { type ListedPart, listMenus, sectionsOf, seekDishes } from "./menu-tree.ts";
import { MoveDish } from "./move-dish.tsx";
import { Structure } from "./structure.tsx";
import { StudioFrame } from "./studio-frame.tsx";
import { thingPage } from "./thing-page.ts";

/** Dishes that a search shows. A word of one letter would find all. */
const FOUND_MAX = 100;

export type MenuLoaded = {
  readonly restaurant: StaffData["restaurant"];
  readonly draft: VenueDraftData;
  readonly session: StudioSession;
  /** Whether the person works at other restaurants, from which they can copy. */
  readonly hasOthers?: boolean;
};

/** The menus of the draft: their dishes with prices to change at once. screens#staff-menu, studio#draft. */
export function MenuScreen({ restaurant, draft, session, hasOthers = false }: MenuLoaded) {
  const changed = useMemo(() => new Set(draft.changes.map(({ thing }) => thing)), [draft]);
  return (
    <DraftProvider draft={draft} session={session}>
      <StudioFrame restaurant={restaurant} heading={m.studio_title()} text={m.studio_text()}>
        <Menus changed={changed} />
        <Structure />
        {hasOthers ? (
          <LinkButton to="/staff/menu/copy" className="self-start">
            {m.studio_copy_link()}
          </LinkButton>
        ) : null}
        <DraftBar draft={draft} />
      </StudioFrame>
    </DraftProvider>
  );
}

function Menus({ changed }: { readonly changed: ReadonlySet<string> }) {
  const [text, setText] = useState("");
  /** The chosen dishes; null while none are chosen at once. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [isBulkOpen, setBulkOpen] = useState(false);
  // A long list is drawn after the frame that shows what was typed.
  const things = useDeferredValue(useDraftState((state) => state.things));
  const pending = useDeferredValue(useDraftState((state) => state.pending));
  const sought = useDeferredValue(text);
  const menus = useMemo(() => listMenus({ things, pending }), [things, pending]);
  const found = useMemo(() => seekDishes({ things, pending }, menus, sought), [things, pending, menus, sought]);
  const isSearch = sought.trim() !== "";
  const choose = useCallback(
    (dishes: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const dish of dishes) isChosen ? after.add(dish) : after.delete(dish);
        return after;
      }),
    [],
  );
  const parts = found.flatMap((menu) => menu.parts.map((part) => ({ ...part, menu: menu.thing })));
  const hits = parts.reduce((count, { dishes }) => count + dishes.length, 0);
  const shown = isSearch ? firstFound(parts) : parts;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField
          id="studio-search"
          type="search"
          label={m.studio_search()}
          optional={true}
          isOptionalUnsaid={true}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="max-w-md grow"
        />
        <span className="flex flex-wrap gap-2">
          {chosen !== null && chosen.size > 0 ? (
            <Button tone="primary" onClick={() => setBulkOpen(true)}>
              {m.studio_bulk_open({ count: chosen.size })}
            </Button>
          ) : null}
          <Button onClick={() => setChosen(chosen === null ? new Set() : null)}>
            {chosen === null ? m.studio_bulk_begin() : m.studio_bulk_end()}
          </Button>
        </span>
      </div>
      {isBulkOpen && chosen !== null ? (
        <BulkDialog
          dishes={[...chosen]}
          sections={sectionsOf({ things, pending }, menus)}
          onClose={() => setBulkOpen(false)}
          onDone={() => {
            setBulkOpen(false);
            setChosen(null);
          }}
        />
      ) : null}
      {isSearch && shown.length === 0 ? <p role="status">{m.studio_search_none({ text: sought })}</p> : null}
      {isSearch && hits > FOUND_MAX ? (
        <p role="status">{m.studio_search_first({ shown: FOUND_MAX, count: hits })}</p>
      ) : null}
      {shown.map((part) => (
        <Part
          key={part.thing}
          {...part}
          changed={changed}
          chosen={chosen}
          onChoose={choose}
          isOpen={isSearch || parts.length < 4}
          // Among the dishes found, the place next to one is not the next in the section.
          isMovable={!isSearch}
        />
      ))}
    </div>
  );
}

/** Returns the parts with the first dishes found. */
function firstFound<Listed extends ListedPart>(parts: readonly Listed[]): Listed[] {
  let room = FOUND_MAX;
  return parts.flatMap((part) => {
    const dishes = part.dishes.slice(0, room);
    room -= dishes.length;
    return dishes.length > 0 ? [{ ...part, dishes }] : [];
  });
}

type PartProps = {
  readonly thing: string;
  readonly menu: string;
  readonly dishes: readonly string[];
  readonly changed: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (dishes: readonly string[], isChosen: boolean) => void;
  readonly isOpen: boolean;
  readonly isMovable: boolean;
};

const Part = memo(function Part({ thing, menu, dishes, changed, chosen, onChoose, isOpen, isMovable }: PartProps) {
  const name = useThingName(thing);
  const menuName = useThingName(menu);
  const heading = thing === menu ? name : `${menuName} · ${name}`;
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      open={isOpen || undefined}
      // The rows of closed sections would make each press slower. The frame that opens the section does not wait for them.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) startTransition(() => setOpened(true));
      }}
      summary={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="text-lead wrap-anywhere">{heading}</span>
          <span className="text-small text-ink-soft">{m.studio_section_dishes({ count: dishes.length })}</span>
        </span>
      }
    >
      <div className="flex flex-col gap-4 pt-2">
        {dishes.length === 0 ? <p className="text-ink-soft">{m.studio_empty_section()}</p> : null}
        {chosen !== null && dishes.length > 0 ? (
          <Checkbox
            bare={true}
            label={m.studio_bulk_all({ section: name })}
            checked={dishes.every((dish) => chosen.has(dish))}
            onChange={(event) => onChoose(dishes, event.target.checked)}
          />
        ) : null}
        <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
          {(isOpen || wasOpened ? dishes : []).map((dish) => (
            <li
              key={dish}
              // The padding is where the ring of a focused field is drawn.
              className="-mx-1 flex items-center gap-2 px-1 [content-visibility:auto] [contain-intrinsic-size:auto_4rem]"
            >
              {chosen === null ? null : <ChooseDish dish={dish} isChosen={chosen.has(dish)} onChoose={onChoose} />}
              <DishRow
                dish={dish}
                isChanged={changed.has(dish)}
                isArranged={chosen !== null}
                siblings={isMovable ? dishes : null}
              />
            </li>
          ))}
        </ul>
        <span className="flex flex-wrap gap-2">
          <AddDish under={thing} name={name} />
          <LinkButton to={thingPage(thing)}>{m.studio_edit_section({ name })}</LinkButton>
        </span>
      </div>
    </Disclosure>
  );
});

type ChooseDishProps = Pick<PartProps, "onChoose"> & { readonly dish: string; readonly isChosen: boolean };

function ChooseDish({ dish, isChosen, onChoose }: ChooseDishProps) {
  const name = useThingName(dish);
  return (
    <Checkbox
      bare={true}
      label={<span className="visually-hidden">{m.studio_bulk_choose({ name })}</span>}
      checked={isChosen}
      onChange={(event) => onChoose([dish], event.target.checked)}
    />
  );
}

type DishRowProps = {
  readonly dish: string;
  readonly isChanged: boolean;
  /** Whether several dishes are changed: only then does a phone show the arrows, which leave no room for the price. */
  readonly isArranged: boolean;
  /** The dishes of its section in their order; null where it cannot be moved. */
  readonly siblings: readonly string[] | null;
};

const DishRow = memo(function DishRow({ dish, isChanged, isArranged, siblings }: DishRowProps) {
  const name = useThingName(dish);
  const isHidden = useDraftState((state) => isUnpublished(state, dish));
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="flex min-w-40 grow basis-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={thingPage(dish)}
          className="inline-flex min-h-11 items-center font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {isHidden ? <Badge>{m.studio_hidden()}</Badge> : null}
        {isChanged ? <Badge tone="accent">{m.studio_changed()}</Badge> : null}
      </span>
      {siblings === null ? null : (
        <MoveDish dish={dish} name={name} siblings={siblings} className={isArranged ? "" : "max-sm:hidden"} />
      )}
      <DraftTextField
        thing={dish}
        field="price"
        label={m.studio_price_of({ name })}
        isLabelHidden={true}
        inputMode="decimal"
        className="w-28"
      />
    </div>
  );
});
