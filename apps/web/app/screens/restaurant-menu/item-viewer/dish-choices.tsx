import { m } from "@comptoir/messages";
import { MAX_MEMO_LENGTH } from "@comptoir/ordering";
import { Banner } from "../../../ui/banner.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
import { GoesWith } from "../../restaurant/adding/goes-with.tsx";
import NoConfigPanel from "../head/no-config-panel.tsx";
import type { LoadedDish } from "./load-dish.ts";
import { OptionGroups } from "./option-group-field.tsx";
import { OptionList } from "./option-list.tsx";
import type { DishDraft } from "./use-dish-draft.ts";

export type DishChoicesProps = {
  readonly loaded: LoadedDish;
  readonly draft: DishDraft;
  /** Why the dish cannot be ordered, as text; null if it can be ordered. */
  readonly whyNot: string | "no-config" | null;
  /** Whether a line of the cart is changed; nothing is suggested then. */
  readonly isEdited: boolean;
};

/** Returns whether a dish has anything beside its head: options, a memo, suggestions, or the ways to order. */
export function hasChoices({ loaded, draft: { item }, whyNot }: Omit<DishChoicesProps, "isEdited">): boolean {
  if (item.options.length > 0 || whyNot === "no-config") return true;
  return whyNot === null && (loaded.takesMemo || loaded.goesWith.length > 0);
}

/** The choices of a dish. If it cannot be ordered, its options are listed to read, with the ways to order if none is chosen. */
export function DishChoices({ loaded, draft, whyNot, isEdited }: DishChoicesProps) {
  const { item, now } = draft;
  return (
    <div className="@container flex min-w-0 flex-1 flex-col gap-8 px-5 pt-2 pb-6">
      {whyNot === null ? <OpenChoices {...{ loaded, draft, isEdited }} /> : null}
      {whyNot === "no-config" ? (
        <NoConfigPanel offers={loaded.offers} backTo={`/items/${encodeURIComponent(item.id)}`} />
      ) : null}
      {whyNot === null ? null : (
        <div className="gap-x-10 *:mb-8 *:break-inside-avoid @[36rem]:columns-2">
          <OptionList groups={item.options} now={now} />
        </div>
      )}
    </div>
  );
}

function OpenChoices({ loaded, draft, isEdited }: Omit<DishChoicesProps, "whyNot">) {
  const { item, now, controls, allergy, memo, setMemo } = draft;
  return (
    <>
      {allergy ? (
        <Banner tone="caution" role="status">
          {allergy}
        </Banner>
      ) : null}
      <OptionGroups groups={item.options} within={[]} controls={controls} now={now} />
      {isEdited ? null : <GoesWith heading={m.item_goes_with()} level={3} dishes={loaded.goesWith} now={now} />}
      {loaded.takesMemo ? (
        <TextAreaField
          label={m.item_memo_label()}
          hint={m.item_memo_hint()}
          optional={true}
          maxLength={MAX_MEMO_LENGTH}
          value={memo}
          onChange={(event) => setMemo(event.currentTarget.value)}
        />
      ) : null}
    </>
  );
}
