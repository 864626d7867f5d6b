import { formatList, m } from "@comptoir/messages";
import { useMemo, useState } from "react";
import { type StudioSession, useDraft, useDraftState } from "../../studio/draft-context.tsx";
import { type DraftState, draftValue } from "../../studio/draft-store.ts";
import { draftName } from "../../studio/thing-name.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { announce } from "../../ui/toast.tsx";
import { childrenOf } from "../staff-menu/menu-tree.ts";
import { copyPictures } from "./load-other.ts";
import { ownFactsOf } from "./own-facts.ts";
import {
  COPIED_FIELDS_MAX,
  type CopiedThing,
  type CopyPlan,
  type OtherMenu,
  planCopy,
  withPictures,
} from "./plan-copy.ts";

type AddCopiesProps = {
  readonly id: string;
  readonly menu: OtherMenu;
  /** The dish that takes options; null: a place for sections and dishes is chosen. */
  readonly dish: string | null;
  readonly session: StudioSession;
  readonly ticked: ReadonlySet<string>;
  readonly onAdded: () => void;
};

/** Says what comes and what does not, and adds the copies to the draft as one act. studio#copy-from. */
export function AddCopies({ id, menu, dish, session, ticked, onAdded }: AddCopiesProps) {
  const store = useDraft();
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const places = useMemo(() => placesOf({ things, pending }), [things, pending]);
  const [chosen, setChosen] = useState("");
  const [state, setState] = useState<"idle" | "busy" | { readonly fault: string }>("idle");
  const place = dish ?? (places.some(({ value }) => value === chosen) ? chosen : (places[0]?.value ?? ""));
  const plan = useMemo(() => {
    const ownMenu = place.startsWith("section:") ? String(draftValue({ things, pending }, place, "under")) : place;
    const roots = rootsOf(menu, ticked).map((thing): CopiedThing => {
      return { thing, under: thing.startsWith("section:") ? ownMenu : place };
    });
    return planCopy(menu, roots, ownFactsOf([...things.values()]));
  }, [menu, ticked, place, things, pending]);
  if (ticked.size === 0 || place === "") return null;
  const isTooMuch = plan.edits.length > COPIED_FIELDS_MAX;
  const add = async () => {
    setState("busy");
    const copies = await copyPictures(session, id, plan.pictures);
    if (copies === "unanswered") return setState({ fault: m.studio_same_failed() });
    if ("message" in copies) return setState({ fault: String(copies.message) });
    store.edit(withPictures(plan.edits, copies as ReadonlyMap<string, string | null>));
    setState("idle");
    announce(m.studio_copy_added());
    onAdded();
  };
  return (
    <section className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]">
      <h2 className="text-lead">{m.studio_copy_comes()}</h2>
      <p>{comesWords(plan)}</p>
      <div className="flex flex-col gap-1 text-small">
        <h3 className="font-semibold">{m.studio_copy_stays()}</h3>
        <ul className="list-disc pl-5">
          {staysWords(plan).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      {dish === null ? (
        <SelectField
          id="copy-place"
          label={m.studio_copy_place()}
          hint={plan.sections > 0 ? m.studio_copy_place_hint() : undefined}
          options={places}
          value={place}
          onChange={({ target }) => setChosen(target.value)}
          className="max-w-md"
        />
      ) : null}
      {isTooMuch ? <p role="alert">{m.studio_copy_too_much()}</p> : null}
      {typeof state === "object" ? <p role="alert">{state.fault}</p> : null}
      <Button
        tone="primary"
        busy={state === "busy"}
        disabled={isTooMuch}
        onClick={() => void add()}
        className="self-start"
      >
        {m.studio_copy_add()}
      </Button>
    </section>
  );
}

/** The menus and sections into which dishes are copied, by name. A new menu has no sections yet. */
function placesOf(draft: Pick<DraftState, "things" | "pending">) {
  const within = childrenOf(draft);
  const menus = (within.get("restaurant") ?? []).filter((key) => key.startsWith("menu:"));
  return menus.flatMap((menu) => [
    { value: menu, label: draftName(draft, menu) },
    ...(within.get(menu) ?? [])
      .filter((key) => key.startsWith("section:"))
      .map((value) => ({ value, label: `${draftName(draft, menu)} · ${draftName(draft, value)}` })),
  ]);
}

/** What is ticked, in the order of the other menu, without dishes whose section is ticked. */
function rootsOf({ things }: OtherMenu, ticked: ReadonlySet<string>): readonly string[] {
  return things
    .filter(({ thing, under }) => ticked.has(thing) && !(under !== null && ticked.has(under)))
    .map(({ thing }) => thing);
}

function comesWords({ sections, dishes, groups, options, prices, pictures }: CopyPlan): string {
  const words = [
    sections > 0 ? m.studio_copy_sections({ count: sections }) : "",
    dishes > 0 ? m.studio_copy_dishes({ count: dishes }) : "",
    groups > 0 ? m.studio_copy_groups({ count: groups }) : "",
    options > 0 ? m.studio_copy_options({ count: options }) : "",
    prices > 0 ? m.studio_copy_prices({ count: prices }) : "",
    pictures.length > 0 ? m.studio_copy_pictures({ count: pictures.length }) : "",
  ];
  return formatList(words.filter((one) => one !== ""));
}

function staysWords({ ruled, stations, taxed, untranslated }: CopyPlan): readonly string[] {
  return [
    m.studio_copy_never(),
    ...(ruled > 0 ? [m.studio_copy_ruled({ count: ruled })] : []),
    ...(stations.length > 0 ? [m.studio_copy_stations({ names: formatList(stations) })] : []),
    ...(taxed > 0 ? [m.studio_copy_taxed({ count: taxed })] : []),
    ...(untranslated > 0 ? [m.studio_copy_untranslated({ count: untranslated })] : []),
  ];
}
