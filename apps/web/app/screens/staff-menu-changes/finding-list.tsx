import type { VenueFindingData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { fieldWords } from "../../studio/field-words.ts";
import { settingPage } from "../../studio/setting-table/settings.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { hasPage, thingPage } from "../staff-menu/thing-page.ts";

/** From this number on, things with the same finding are listed below it, closed at first. */
const TOGETHER_FROM = 4;

type FindingListProps = { readonly heading: string; readonly findings: readonly VenueFindingData[] };

/** What is wrong or doubtful about the draft; each finding leads to its thing. studio#draft-review. */
export function FindingList({ heading, findings }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lead">{heading}</h2>
      <ul className="divide-y divide-hairline border-y border-hairline text-small">
        {[...alike(findings)].flatMap(([said, things]) =>
          things.length < TOGETHER_FROM
            ? things.map((finding) => (
                <li key={`${finding.thing} ${finding.path} ${said}`} className="py-2 wrap-anywhere">
                  <FindingLink {...finding} /> · {said}
                </li>
              ))
            : [
                <li key={said} className="pt-2 wrap-anywhere">
                  {said}
                  <Disclosure summary={m.studio_finding_things({ count: things.length })}>
                    <ul className="flex flex-wrap gap-x-4 pb-2">
                      {things.map((finding) => (
                        <li key={`${finding.thing} ${finding.path}`}>
                          <FindingLink {...finding} />
                        </li>
                      ))}
                    </ul>
                  </Disclosure>
                </li>,
              ],
        )}
      </ul>
    </section>
  );
}

/** The findings by their sentence, in the order of the first of each. */
function alike(findings: readonly VenueFindingData[]): ReadonlyMap<string, readonly VenueFindingData[]> {
  const groups = new Map<string, VenueFindingData[]>();
  for (const finding of findings) {
    const said = [fieldWords(finding.path), finding.message].filter(Boolean).join(" · ");
    groups.set(said, [...(groups.get(said) ?? []), finding]);
  }
  return groups;
}

/** The name of a finding's thing, as a link to the page on which it is changed. */
function FindingLink({ thing, path, name }: Pick<VenueFindingData, "thing" | "path" | "name">) {
  const page = pageOf(thing, path);
  return page === null ? (
    name
  ) : (
    <Link to={page} className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11">
      {name}
    </Link>
  );
}

function pageOf(thing: string | null, path: string): string | null {
  if (thing === null) return null;
  if (hasPage(thing)) return thingPage(thing);
  if (thing.startsWith("price_rule:")) return `/staff/menu/rules#${thing}`;
  if (thing.startsWith("announcement:")) return "/staff/menu/announcements";
  return settingPage(path);
}
