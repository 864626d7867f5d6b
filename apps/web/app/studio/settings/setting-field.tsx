import { restaurantLocale } from "@comptoir/ordering";
import { FieldError } from "../../ui/field-frame.tsx";
import { useDraft, useDraftField } from "../draft-context.tsx";
import { draftValue } from "../draft-store.ts";
import { EditProblem } from "../edit-problem.tsx";
import type { Setting } from "../setting-table/controls.ts";
import { ControlAt } from "./control-at.tsx";
import { formatPath, withValueAt } from "./value-at.ts";

const settingId = ({ thing, field }: Setting) => `${thing}-${field}`.replaceAll(/[^\w-]/g, "-");

/** The id to which the table of contents of a page of settings leads. */
export const settingAnchor = (setting: Setting) => `${settingId(setting)}-setting`;

/** A setting with its control, what is wrong with it, and a conflict that waits for an answer. studio#venue-settings. */
export function SettingField({ setting }: { readonly setting: Setting }) {
  const { thing, field, control, words, hint } = setting;
  const store = useDraft();
  const { value, pending, edit } = useDraftField(thing, field);
  const locale = useOtherLocale();
  const id = settingId(setting);
  const refused = pending?.state.kind === "refused" ? pending.state : null;
  const issues = refused ? (refused.issues ?? [{ at: "", message: refused.message }]) : [];
  const scope = {
    id,
    value,
    locale,
    // Reads the draft anew, because two fields of one object may be left before the page is drawn again.
    edit: (path: readonly (string | number)[], next: unknown) =>
      edit(withValueAt(draftValue(store.getState(), thing, field), path, next)),
    errorAt: (path: readonly (string | number)[]) => issues.find(({ at }) => at === formatPath(path))?.message ?? null,
  };
  const isSaid = issues.some(({ at }) => at === "");
  const isWhole = control.kind !== "group" && control.kind !== "list" && control.kind !== "pairs";
  return (
    <div id={settingAnchor(setting)} className="flex scroll-mt-4 flex-col gap-2">
      <ControlAt scope={scope} path={[]} words={words()} hint={hint?.()} control={control} />
      {isSaid && !isWhole ? <FieldError message={refused?.message ?? ""} /> : null}
      <EditProblem thing={thing} field={field} />
    </div>
  );
}

/** Returns the language that the restaurant's own words are not in, whose words are translations. screens#locales. */
function useOtherLocale(): "en-CA" | "fr-CA" {
  const locales = useDraftField("restaurant", "locales").value as Parameters<typeof restaurantLocale>[0]["locales"];
  const province = useDraftField("restaurant", "province").value as string | null;
  return restaurantLocale({ locales, province }) === "fr-CA" ? "en-CA" : "fr-CA";
}
