import type { VenueDifferenceData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Disclosure } from "../ui/disclosure.tsx";
import { countDifferences, type DifferenceCount } from "./count-differences.ts";
import { fieldWords, kindWords } from "./field-words.ts";
import { valueWords } from "./value-words.ts";

type Difference = VenueDifferenceData;

/** Of more differences than this, a summary comes first, and those beyond it are closed at first. studio#draft-counted. */
const SHORT_LIST = 12;

/** Lists what differs between two venues, thing by thing, in words; a long list below its summary. studio#draft-review. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length <= SHORT_LIST) return <Lines differences={differences} />;
  const rest = differences.slice(SHORT_LIST);
  return (
    <div className="flex flex-col gap-5">
      <Summary counts={countDifferences(differences)} />
      <div>
        <Lines differences={differences.slice(0, SHORT_LIST)} />
        <Disclosure summary={m.studio_sum_rest({ count: rest.length })}>
          <Lines differences={rest} />
        </Disclosure>
      </div>
    </div>
  );
}

/** How many dishes, sections and other parts were added, changed or removed. */
function Summary({ counts }: { readonly counts: readonly DifferenceCount[] }) {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {counts.map(({ label, added, changed, gone }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt>{label}</dt>
          <dd className="figures text-ink-soft">
            {[
              added > 0 ? m.studio_sum_added({ count: added }) : null,
              changed > 0 ? m.studio_sum_changed({ count: changed }) : null,
              gone > 0 ? m.studio_sum_gone({ count: gone }) : null,
            ]
              .filter(Boolean)
              .join(" · ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {differences.map((difference) => (
        <li key={`${difference.change} ${difference.thing}`} className="flex flex-col gap-1 py-3">
          <p className="font-medium text-body wrap-anywhere">{headWords(difference)}</p>
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
