import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { DraftProvider, useDraft, useDraftEdit, useDraftState } from "../../studio/draft-context.tsx";
import { newThing } from "../../studio/new-thing.ts";
import { dishesOfRule, ruleOfDraft, rulesOfDraft } from "../../studio/price-rules.ts";
import { ruleWords } from "../../studio/rule-words.ts";
import { draftName } from "../../studio/thing-name.ts";
import { WordsField } from "../../studio/words-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { announce } from "../../ui/toast.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { DraftBar } from "../staff-menu/draft-bar.tsx";
import type { MenuLoaded } from "../staff-menu/menu-screen.tsx";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";
import { RuleEffect } from "./rule-effect.tsx";
import { RuleHours } from "./rule-hours.tsx";
import { RuleOver } from "./rule-over.tsx";

/** The rules for hours and prices: added, changed and removed. screens#staff-menu-rules, menu#price-rules. */
export function RulesScreen({ restaurant, draft, session }: MenuLoaded) {
  return (
    <DraftProvider draft={draft} session={session}>
      <StudioFrame restaurant={restaurant} heading={m.studio_rules_title()} text={m.studio_rules_text()}>
        <Rules />
        <DraftBar draft={draft} />
      </StudioFrame>
    </DraftProvider>
  );
}

function Rules() {
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const [added, setAdded] = useState<string | null>(null);
  // Only the browser knows the fragment by which a dish leads to its rule.
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const rules = [...rulesOfDraft({ things, pending }).keys()];
  return (
    <>
      {rules.length === 0 ? <p>{m.studio_rules_none()}</p> : null}
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline empty:hidden">
        {rules.map((rule) => (
          <li key={rule} id={rule} className="scroll-mt-4 py-2">
            <Rule thing={rule} isOpen={rule === added || (isHydrated && hash === `#${rule}`)} />
          </li>
        ))}
      </ul>
      <AddRule onAdded={setAdded} />
    </>
  );
}

function Rule({ thing, isOpen }: { readonly thing: string; readonly isOpen: boolean }) {
  const edit = useDraftEdit();
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const draft = { things, pending };
  const name = draftName(draft, thing);
  const rule = ruleOfDraft(draft, thing);
  const dishes = dishesOfRule(draft, rule);
  const withSizes = dishes.filter(({ sizes }) => sizes.length > 0).length;
  const remove = () => {
    edit([{ thing, field: "under", value: null }]);
    announce(m.studio_removed({ name }));
  };
  return (
    <Disclosure
      open={isOpen || undefined}
      summary={
        <span className="flex flex-col gap-0.5 wrap-anywhere">
          <span className="text-lead">{name}</span>
          <span className="font-normal">{ruleWords(draft, rule)}</span>
          <span className="font-normal text-ink-soft">
            {m.studio_rules_dishes({ count: dishes.length })}
            {withSizes > 0 ? ` ${m.studio_rules_with_sizes({ count: withSizes })}` : ""}
          </span>
        </span>
      }
    >
      <div className="flex max-w-3xl flex-col gap-8 pt-2 pb-6">
        <WordsField thing={thing} field="name" label={m.studio_field_name()} isRequired={true} />
        <RuleHours thing={thing} />
        <RuleOver thing={thing} />
        <RuleEffect thing={thing} dishes={dishes} />
        <Button tone="danger" onClick={remove} className="self-start">
          {m.studio_remove_part({ name })}
        </Button>
      </div>
    </Disclosure>
  );
}

/** Hours of a new rule, until others are chosen. It has no effect and no dishes yet. */
const NEW_RULE = { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], from: "15:00", to: "18:00" };

function AddRule({ onAdded }: { readonly onAdded: (thing: string) => void }) {
  const store = useDraft();
  const [name, setName] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === "") return;
    const thing = newThing("price_rule");
    const fields = Object.entries({ under: "restaurant", name: typed, ...NEW_RULE });
    store.edit(fields.map(([field, value]) => ({ thing, field, value })));
    onAdded(thing);
    setName("");
  };
  return (
    <form onSubmit={add} noValidate={true} className="flex flex-wrap items-end gap-3">
      <TextField
        id="new-rule"
        label={m.studio_rules_new_name()}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        className="w-full max-w-xs"
      />
      <Button type="submit">{m.studio_rules_add()}</Button>
    </form>
  );
}
