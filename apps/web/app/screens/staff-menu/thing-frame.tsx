import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DraftProvider, useDraftField, useDraftState } from "../../studio/draft-context.tsx";
import { PromosContext } from "../../studio/draft-part-fields.tsx";
import { draftValue } from "../../studio/draft-store.ts";
import { nameOfThing, useThingName } from "../../studio/thing-name.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DraftBar } from "./draft-bar.tsx";
import type { LoadedThing } from "./load-thing.ts";
import { StudioFrame } from "./studio-frame.tsx";
import { thingPage } from "./thing-page.ts";

type ThingFrameProps = LoadedThing & { readonly text: string; readonly children: ReactNode };

/** The frame of a page of one thing: its name, where it is, and the state of the draft. screens#staff-menu-dish. */
export function ThingFrame({ thing, restaurant, draft, session, text, children }: ThingFrameProps) {
  return (
    <DraftProvider draft={draft} session={session}>
      <StudioFrame restaurant={restaurant} heading={nameOfThing(draft.things, thing) || m.studio_title()} text={text}>
        <Way thing={thing} />
        <PromosContext value={draft.promos}>
          <Present thing={thing}>{children}</Present>
        </PromosContext>
        <DraftBar draft={draft} />
      </StudioFrame>
    </DraftProvider>
  );
}

/** What a thing is in, from the menu down, each with its page. */
function Way({ thing }: { readonly thing: string }) {
  const way = useDraftState((state) => {
    const keys: string[] = [];
    for (let at = draftValue(state, thing, "under"); typeof at === "string"; at = draftValue(state, at, "under")) {
      if (at === "restaurant" || keys.includes(at)) break;
      keys.unshift(at);
    }
    return keys.join(" ");
  });
  return (
    <nav aria-label={m.studio_where()} className="flex flex-wrap items-center gap-x-2 text-small">
      <Link to="/staff/menu" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {m.studio_up_to_menu()}
      </Link>
      {way
        .split(" ")
        .filter((key) => key !== "")
        .map((key) => (
          <WayStep key={key} thing={key} />
        ))}
    </nav>
  );
}

function WayStep({ thing }: { readonly thing: string }) {
  const name = useThingName(thing);
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true">·</span>
      <Link
        to={thingPage(thing)}
        className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
      >
        {name}
      </Link>
    </span>
  );
}

function Present({ thing, children }: { readonly thing: string; readonly children: ReactNode }) {
  const { value: under } = useDraftField(thing, "under");
  if (under !== null) return children;
  return <EmptyState heading={m.studio_part_gone()}>{m.studio_part_gone_text()}</EmptyState>;
}
