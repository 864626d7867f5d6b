import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useState } from "react";
import { DraftProvider } from "../../studio/draft-context.tsx";
import { nameOfThing } from "../../studio/thing-name.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { DraftBar } from "../staff-menu/draft-bar.tsx";
import type { MenuLoaded } from "../staff-menu/menu-screen.tsx";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";
import { ChooseThings } from "./choose-things.tsx";
import { type Loaded, loadOther } from "./load-other.ts";

type CopyScreenProps = MenuLoaded & {
  readonly restaurants: StaffData["restaurants"];
  /** The dish that takes options; null: sections and dishes are copied. */
  readonly dish: string | null;
};

/** Copies sections, dishes or options from another restaurant of the manager into the draft. screens#staff-menu-copy, studio#copy-from. */
export function CopyScreen({ restaurant, restaurants, draft, session, dish }: CopyScreenProps) {
  const [id, setId] = useState("");
  const [loaded, setLoaded] = useState<Loaded>({ kind: "unasked" });
  const choose = async (chosen: string) => {
    setId(chosen);
    setLoaded({ kind: chosen === "" ? "unasked" : "asking" });
    if (chosen === "") return;
    const answer = await loadOther(session, chosen);
    // Another restaurant may have been chosen meanwhile.
    setId((now) => {
      if (now === chosen) setLoaded(answer);
      return now;
    });
  };
  const text =
    dish === null ? m.studio_copy_text() : m.studio_copy_text_options({ name: nameOfThing(draft.things, dish) });
  return (
    <DraftProvider draft={draft} session={session}>
      <StudioFrame restaurant={restaurant} heading={m.studio_copy_title()} text={text}>
        {restaurants.length === 0 ? (
          <p>{m.studio_copy_no_others()}</p>
        ) : (
          <SelectField
            id="copy-from"
            label={m.studio_copy_from()}
            placeholder={m.studio_copy_choose()}
            options={restaurants.map((one) => ({ value: one.id, label: one.name }))}
            value={id}
            onChange={({ target }) => void choose(target.value)}
            className="max-w-md"
          />
        )}
        <p role="status" className="empty:hidden">
          {loaded.kind === "asking" ? m.studio_copy_asking() : null}
          {loaded.kind === "unanswered" ? m.studio_same_failed() : null}
          {loaded.kind === "not-manager" ? m.studio_copy_not_manager() : null}
        </p>
        {loaded.kind === "found" ? <ChooseThings key={loaded.id} {...loaded} dish={dish} session={session} /> : null}
        <DraftBar draft={draft} />
      </StudioFrame>
    </DraftProvider>
  );
}
