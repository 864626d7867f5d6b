import { currentLocale } from "@comptoir/messages";
import { type LocalMoment, localizedText, type OptionGroup } from "@comptoir/ordering";
import { groupRule } from "./group-rule.tsx";
import { ValueName, ValuePrice, ValueWords } from "./option-value.tsx";

export function OptionList({ groups, now }: { readonly groups: readonly OptionGroup[]; readonly now: LocalMoment }) {
  return groups.map((group) => (
    <section key={group.id} className="flex flex-col gap-1">
      <h3 className="flex items-baseline justify-between gap-4 font-text! font-semibold tracking-normal!">
        {localizedText(group, "name", currentLocale())}
        <span className="text-fine font-normal text-ink-soft">{groupRule(group)}</span>
      </h3>
      <ul className="divide-y divide-hairline">
        {group.values.map((value) => (
          <li key={value.id} className="flex items-baseline justify-between gap-4 py-2 text-small">
            <span>
              <ValueName value={value} />
              <span className="block text-fine text-ink-soft">
                <ValueWords {...{ group, value }} />
              </span>
            </span>
            <span className="figures shrink-0 text-ink-soft">
              <ValuePrice {...{ group, value, now, chosen: null }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
