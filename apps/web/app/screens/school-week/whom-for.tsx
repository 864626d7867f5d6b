import type { ChildData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { useCart } from "../../cart/use-cart.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { loginPath } from "../../person/login-path.ts";
import { usePerson } from "../../person/person-view.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { showToast } from "../../ui/toast.tsx";
import type { Venue } from "../../venue/venue.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { linesForOther } from "./copy-lines.ts";
import { addedWords, useAddLines } from "./use-add-lines.ts";

/** Selects the child for whom meals are chosen, and links to add a child. school#child-orders. */
export function WhomFor({ shown }: { readonly shown: readonly string[] }) {
  const { children, chosen, choose } = useChosenChild();
  if (children.length === 0) return <NoChildren />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset className="noscript:hidden min-w-0">
        <legend className="visually-hidden">{m.school_children_label()}</legend>
        <div className="flex flex-wrap gap-2">
          {children.map(({ id, name }) => (
            <label
              key={id}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-small font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
                id === chosen?.id
                  ? "border-accent-ink bg-accent-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
                  : "border-edge bg-raised",
              )}
            >
              <input
                type="radio"
                name="child"
                className="visually-hidden"
                checked={id === chosen?.id}
                onChange={() => choose(id)}
              />
              {m.school_for_child({ name })}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen
        ? children
            .filter(({ id }) => id !== chosen.id)
            .map((other) => <SameWeek key={other.id} shown={shown} from={chosen.id} to={other} />)
        : null}
      <ManageLink label={m.school_children_manage()} />
    </div>
  );
}

function NoChildren() {
  const person = usePerson();
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  return (
    <p className="text-small text-ink-soft">
      {person === null ? m.school_children_sign_in() : m.school_children_offer()}{" "}
      {person === null ? (
        <Link to={loginPath(linkTo(""))} className={LINK_IN_TEXT}>
          {m.person_sign_in()}
        </Link>
      ) : (
        <Link to={childrenPath(venue)} className={LINK_IN_TEXT}>
          {m.school_children_add()}
        </Link>
      )}
    </p>
  );
}

/** At the end of a sentence, yet as high as a thumb. */
const LINK_IN_TEXT = "-my-3 inline-block py-3 font-semibold text-ink underline underline-offset-4";

function childrenPath({ slug }: Pick<Venue, "slug">): string {
  return `/profile/children?school=${slug}`;
}

function ManageLink({ label }: { readonly label: string }) {
  const { venue } = useRestaurant();
  return (
    <LinkButton to={childrenPath(venue)} tone="plain" className="px-1! text-small">
      {label}
    </LinkButton>
  );
}

/**
 * Copies a child's week to another child, without dishes that are unsafe for the other child.
 * school#allergy-warning.
 */
function SameWeek({
  shown,
  from,
  to,
}: {
  readonly shown: readonly string[];
  readonly from: string;
  readonly to: ChildData;
}) {
  const lines = useCart((cart) => cart.lines);
  const dishes = useCart((cart) => cart.dishes);
  const addLines = useAddLines();
  const { name } = to;
  const items = linesForOther(lines, shown, { from, to: to.id });
  if (!lines.some(({ date, childId }) => childId === from && date !== undefined && shown.includes(date))) return null;
  const takeOver = async () => {
    const added = await addLines(items, dishes);
    const some = m.school_same_done({ name, count: added.count });
    showToast(addedWords(added, { some, none: m.school_same_none({ name }) }));
  };
  return (
    <Button tone="quiet" className="noscript:hidden" onClick={() => void takeOver()}>
      {m.school_same_for({ name })}
    </Button>
  );
}
