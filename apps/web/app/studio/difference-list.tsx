import type { VenueDifferenceData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { fieldWords, kindWords } from "./field-words.ts";
import { valueWords } from "./value-words.ts";

type Difference = VenueDifferenceData;

/** Lists what differs between two venues, thing by thing, in words. studio#draft-review. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {differences.map((difference) => (
        <li key={`${difference.change} ${difference.thing}`} className="flex flex-col gap-1 py-3">
          <p className="font-medium wrap-anywhere">{headWords(difference)}</p>
          <p className="text-small text-ink-soft wrap-anywhere">
            {[kindWords(difference.kind), ...difference.place].join(" · ")}
          </p>
          <ul className="text-small empty:hidden">
            {fieldsOf(difference).map(({ field, was, is }) => (
              <li key={field} className="wrap-anywhere">
                {changeWords(difference, { field, was, is })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Fields of a new thing that say nothing to people. */
const UNSAID = new Set(["id", "slug", "name", "published_at"]);

function fieldsOf({ change, fields }: Difference): Difference["fields"] {
  return change === "new" ? fields.filter(({ field }) => !UNSAID.has(field)) : fields;
}

function headWords({ change, name }: Difference): string {
  if (change === "new") return m.studio_change_new({ name });
  return change === "gone" ? m.studio_change_gone({ name }) : name;
}

function changeWords({ change }: Difference, { field, was, is }: Difference["fields"][number]): string {
  const [words, before, after] = [fieldWords(field), valueWords(field, was), valueWords(field, is)];
  if (change === "new" || was === null || was === undefined) return m.studio_field_set({ field: words, value: after });
  if (is === null && field !== "published_at") return m.studio_field_removed({ field: words, was: before });
  return m.studio_field_change({ field: words, was: before, value: after });
}
