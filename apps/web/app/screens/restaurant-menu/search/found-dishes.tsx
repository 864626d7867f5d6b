import { m } from "@comptoir/messages";
import type { TextPart } from "@comptoir/ordering";
import { Fragment, type KeyboardEvent, useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyPlate } from "../../../ui/drawings/empty-plate.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useInterest } from "../../../venue/use-interest.ts";
import { carryVisit } from "../../../visit/visit.ts";
import { useCardAdding } from "../../restaurant/ordering-gate.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { useDishLink } from "../dishes/dish-link.tsx";
import { MenuCard } from "../dishes/menu-card.tsx";
import { bringToTop } from "./bring-to-top.ts";
import type { FoundDish, FoundWords } from "./found-dish.ts";
import { FoundNotices, useFoundNotices } from "./found-notices.tsx";
import { useKeyboardRoom } from "./keyboard-room.ts";
import type { NarrowingState } from "./narrowing-state.ts";
import { isNarrowing } from "./read-narrowing.ts";
import { FOUND_ID, SEARCH_ID } from "./search-ids.ts";

type FoundDishesProps = { readonly results: readonly FoundDish[]; readonly narrowing: NarrowingState };

/** Time in ms without a key after which a search counts as typed. */
const TYPED_MS = 2_000;

/** Number of results that render at first. Few diners read more, and rendering more is slow on a phone. */
const SHOWN_FIRST = 40;

export function FoundDishes({ results, narrowing }: FoundDishesProps) {
  const room = useKeyboardRoom();
  const notices = useFoundNotices(narrowing.query);
  useEffect(() => {
    // The results make the page shorter, which moves the field, so the field is scrolled to the top again.
    const field = document.getElementById(SEARCH_ID);
    if (field && field === document.activeElement) bringToTop(field);
  }, []);
  return (
    <div id={FOUND_ID} className="max-lg:min-h-dvh" style={{ paddingBlockEnd: room === 0 ? undefined : `${room}px` }}>
      {notices.length > 0 ? <FoundNotices notices={notices} /> : null}
      {results.length > 0 ? (
        <FoundList key={narrowing.query} results={results} />
      ) : notices.length > 0 ? (
        <Button onClick={narrowing.clearAll}>{m.menu_show_all()}</Button>
      ) : (
        <NothingFound narrowing={narrowing} />
      )}
    </div>
  );
}

function FoundList({ results }: { readonly results: readonly FoundDish[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const linkTo = useDishLink();
  const adding = useCardAdding();
  const shown = showsAll ? results : results.slice(0, SHOWN_FIRST);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the arrow keys of the links inside it.
    <div className="flex flex-col gap-5" onKeyDown={moveBetweenDishes}>
      <ul aria-label={m.menu_search_found()} className="dish-list dish-list-lines found-list">
        {shown.map((found) => (
          <li key={found.card.id}>
            <MenuCard
              card={found.card}
              look={found.card.image ? "compact" : "text"}
              headingLevel={3}
              to={linkTo(found.card)}
              adding={adding}
              found={{
                name: <Marked parts={found.name} />,
                place: <Marked parts={found.place} />,
                text: wordsOf(found),
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length < results.length ? (
        <Button className="self-center" onClick={() => setShowsAll(true)}>
          {m.menu_search_show_all({ count: results.length })}
        </Button>
      ) : null}
    </div>
  );
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
    isMarked ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  );
}

function wordsOf({ words }: FoundDish) {
  if (words === null) return null;
  const lang = words.of === "en-CA" || words.of === "fr-CA" ? words.of : undefined;
  return (
    <>
      {LABELS[words.of]?.()}{" "}
      <span lang={lang}>
        <Marked parts={words.parts} />
      </span>
    </>
  );
}

const LABELS: Readonly<Partial<Record<FoundWords["of"], () => string>>> = {
  ingredients: m.menu_search_ingredients,
  option: m.menu_search_option,
  "en-CA": m.menu_search_in_english,
  "fr-CA": m.menu_search_in_french,
};

/** Moves the focus between the results by arrow keys. Escape, or the up arrow on the first result, returns to the field. */
function moveBetweenDishes(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".dish-name a")];
  const at = links.findIndex((link) => link.matches(":focus"));
  const field = document.getElementById(SEARCH_ID);
  if (event.key === "Escape") field?.focus();
  else if (at >= 0 && event.key === "ArrowDown") links[at + 1]?.focus();
  else if (at >= 0 && event.key === "ArrowUp") (links[at - 1] ?? field)?.focus();
  else return;
  event.preventDefault();
}

/** Says that nothing was found, and suggests other searches as links, which work before any script has run. */
function NothingFound({ narrowing }: Pick<FoundDishesProps, "narrowing">) {
  const { query, filters, narrowed, setQuery, clearAll } = narrowing;
  const tries = narrowed?.tries ?? [];
  const { venue, visit } = useRestaurant();
  // With filters, other dishes may have been found.
  const isMiss = visit.preview === null && !isNarrowing({ query: "", filters });
  useInterest(venue.id, isMiss ? { notFound: query } : null, TYPED_MS);
  const addressOf = (words: string) => {
    const address = carryVisit(`/${venue.slug}`, visit);
    return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ q: words })}`;
  };
  return (
    <EmptyState
      drawing={<EmptyPlate />}
      heading={m.menu_search_none_heading({ query: query.trim() })}
      action={
        <div className="flex flex-col items-center gap-5">
          {tries.length > 0 ? (
            <nav aria-label={m.menu_search_tries()}>
              <ul className="flex flex-wrap justify-center gap-2">
                {tries.map((words) => (
                  <li key={words}>
                    <a
                      href={addressOf(words)}
                      className="filter-chip"
                      onClick={(event) => {
                        event.preventDefault();
                        setQuery(words);
                      }}
                    >
                      {words}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <Button onClick={clearAll}>{m.menu_show_all()}</Button>
        </div>
      }
    >
      {m.menu_search_none_text()}
    </EmptyState>
  );
}
