import { m } from "@comptoir/messages";
import {
  formatCents,
  parseCents,
  priceByRule,
  type RuledThing,
  scheduleByRules,
  weekOfRules,
} from "@comptoir/ordering";
import { Link } from "react-router";
import { useDraftField, useDraftState } from "./draft-context.tsx";
import { idOf, ruleOfDraft } from "./price-rules.ts";
import { schedulePriceWords } from "./schedule-words.ts";
import { draftName } from "./thing-name.ts";
import { looksOf, otherPrices, weekOf } from "./week-looks.ts";
import { WeekPicture } from "./week-picture.tsx";
import { WeekSwatch } from "./week-swatch.tsx";

type RuledWeekProps = { readonly thing: string; readonly rules: readonly string[] };

/** The week that follows from rules, and which rule makes each of its prices. menu#price-rules-derived. */
export function RuledWeek({ thing, rules }: RuledWeekProps) {
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const ownCents = parseCents(String(useDraftField(thing, "price").value ?? "0"));
  if (ownCents === null) return null;
  const draft = { things, pending };
  const own = formatCents(ownCents);
  const kind = thing.startsWith("item:") ? "item" : "size";
  const priced: RuledThing = { kind, id: idOf(thing), price: own };
  const read = rules.map((key) => ({ key, rule: ruleOfDraft(draft, key) }));
  const letters = scheduleByRules(weekOfRules(read.map(({ rule }) => rule)), priced);
  if (letters === null || letters === "too-many") return null;
  const week = weekOf(letters, own);
  const prices = otherPrices(week, own);
  const looks = looksOf(prices, own);
  const makersOf = (price: string | null) =>
    read.filter(({ rule }) => {
      if (price === null) return rule.only_then === true;
      const byRule = rule.only_then === true ? null : priceByRule(rule, priced);
      return byRule !== null && byRule === parseCents(price);
    });
  const isClosed = week.some((day) => day.includes(null));
  return (
    <div className="flex flex-col gap-3">
      <WeekPicture week={week} looks={looks} />
      <ul className="flex flex-col gap-1">
        {[own, ...prices, ...(isClosed ? [null] : [])].map((price) => (
          <li key={price ?? "x"} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <WeekSwatch look={looks.get(price)} />
            <span className="figures">
              {price === own ? m.studio_week_own({ price: schedulePriceWords(price) }) : schedulePriceWords(price)}
            </span>
            {makersOf(price).map(({ key }) => (
              <Link
                key={key}
                to={`/staff/menu/rules#${key}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {draftName(draft, key)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
