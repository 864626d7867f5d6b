import { m } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import { useDraftEdit, useDraftField, useDraftState } from "../../studio/draft-context.tsx";
import { draftValue } from "../../studio/draft-store.ts";
import { EditProblem } from "../../studio/edit-problem.tsx";
import { idOf } from "../../studio/price-rules.ts";
import { useThingName } from "../../studio/thing-name.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type ListedMenu, listMenus } from "../staff-menu/menu-tree.ts";

const FIELDS = { menu: "menus", section: "sections", item: "items" } as const;
type Part = keyof typeof FIELDS;

/** What a rule is over: whole menus, sections, or dishes. menu#price-rules. */
export function RuleOver({ thing }: { readonly thing: string }) {
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1.5 text-small font-semibold">{m.studio_rules_over()}</legend>
      {listMenus({ things, pending }).map((menu) => (
        <MenuChoice key={menu.thing} rule={thing} {...menu} />
      ))}
      {Object.values(FIELDS).map((field) => (
        <EditProblem key={field} thing={thing} field={field} />
      ))}
    </fieldset>
  );
}

/** A menu, or its sections with their dishes. What is chosen with its menu or section needs no choice of its own. */
function MenuChoice({ rule, thing, parts }: ListedMenu & { readonly rule: string }) {
  const isWhole = useIsChosen(rule, thing);
  const name = useThingName(thing);
  return (
    <div className="flex flex-col gap-1 border-l-2 border-hairline pl-3">
      <Choice rule={rule} thing={thing} isWhole={true} />
      {isWhole ? null : (
        <Disclosure summary={m.studio_rules_parts_of({ name })}>
          {parts.map((part) => (
            <div key={part.thing} className="flex flex-col pl-4">
              {part.thing === thing ? null : <Choice rule={rule} thing={part.thing} isWhole={true} />}
              <Dishes rule={rule} part={part.thing} dishes={part.dishes} isOfMenu={part.thing === thing} />
            </div>
          ))}
        </Disclosure>
      )}
    </div>
  );
}

type DishesProps = {
  readonly rule: string;
  readonly part: string;
  readonly dishes: readonly string[];
  /** Whether the dishes are in the menu itself. */
  readonly isOfMenu: boolean;
};

function Dishes({ rule, part, dishes, isOfMenu }: DishesProps) {
  const isWhole = useIsChosen(rule, part);
  const name = useThingName(part);
  if (dishes.length === 0 || (isWhole && !isOfMenu)) return null;
  return (
    <Disclosure summary={m.studio_rules_single_dishes({ section: name })}>
      <div className="flex flex-col pb-2 pl-4">
        {dishes.map((dish) => (
          <Choice key={dish} rule={rule} thing={dish} isWhole={false} />
        ))}
      </div>
    </Disclosure>
  );
}

function Choice({
  rule,
  thing,
  isWhole,
}: {
  readonly rule: string;
  readonly thing: string;
  readonly isWhole: boolean;
}) {
  const edit = useDraftEdit();
  const name = useThingName(thing);
  const field = FIELDS[thing.slice(0, thing.indexOf(":")) as Part];
  const ids = (useDraftField(rule, field).value ?? []) as readonly Id[];
  const own = useDraftState((state) => (draftValue(state, thing, "id") ?? idOf(thing)) as Id);
  const toggle = (isChosen: boolean) => {
    const others = ids.filter((id) => String(id) !== idOf(thing));
    const after = isChosen ? [...others, own] : others;
    edit([{ thing: rule, field, value: after.length === 0 ? null : after }]);
  };
  return (
    <Checkbox
      bare={true}
      label={isWhole ? m.studio_rules_all_of({ name }) : name}
      checked={ids.some((id) => String(id) === idOf(thing))}
      onChange={({ target }) => toggle(target.checked)}
    />
  );
}

function useIsChosen(rule: string, thing: string): boolean {
  const field = FIELDS[thing.slice(0, thing.indexOf(":")) as Part];
  const ids = (useDraftField(rule, field).value ?? []) as readonly Id[];
  return ids.some((id) => String(id) === idOf(thing));
}
