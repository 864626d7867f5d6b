import type { StaffData, VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useMemo } from "react";
import { DraftProvider, type StudioSession, useDraftEdit, useDraftState } from "../../studio/draft-context.tsx";
import { DraftMomentField } from "../../studio/draft-moment-field.tsx";
import { fieldWords } from "../../studio/field-words.ts";
import { draftText } from "../../studio/thing-name.ts";
import { WordsField } from "../../studio/words-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { announce } from "../../ui/toast.tsx";
import { DraftBar } from "../staff-menu/draft-bar.tsx";
import { childrenOf } from "../staff-menu/menu-tree.ts";
import { StudioFrame } from "../staff-menu/studio-frame.tsx";
import { zoneCity } from "../staff-start/zones.ts";
import { AddAnnouncement } from "./add-announcement.tsx";

export type AnnouncementsScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly draft: VenueDraftData;
  readonly session: StudioSession;
};

/** The announcements of the draft, each with its words in both languages and when it is shown. screens#staff-announcements. */
export function AnnouncementsScreen({ restaurant, draft, session }: AnnouncementsScreenProps) {
  return (
    <DraftProvider draft={draft} session={session}>
      <StudioFrame restaurant={restaurant} heading={m.staff_announcements()} text={m.staff_announcements_text()}>
        <div className="flex max-w-3xl flex-col gap-8">
          <Announcements zone={draft.zone} />
          <AddAnnouncement />
        </div>
        <DraftBar draft={draft} />
      </StudioFrame>
    </DraftProvider>
  );
}

function Announcements({ zone }: { readonly zone: string }) {
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const keys = useMemo(() => {
    const within = childrenOf({ things, pending }).get("restaurant") ?? [];
    return within.filter((key) => key.startsWith("announcement:"));
  }, [things, pending]);
  if (keys.length === 0) return <p className="text-ink-soft">{m.staff_announcements_none()}</p>;
  return (
    <ol className="divide-y divide-hairline border-y border-hairline">
      {keys.map((key) => (
        <li key={key}>
          <Announcement thing={key} zone={zone} isOpen={keys.length < 3} />
        </li>
      ))}
    </ol>
  );
}

type AnnouncementProps = { readonly thing: string; readonly zone: string; readonly isOpen: boolean };

function Announcement({ thing, zone, isOpen }: AnnouncementProps) {
  const edit = useDraftEdit();
  const name = useDraftState((state) => draftText(state, thing, "title") || draftText(state, thing, "message"));
  const remove = () => {
    edit([{ thing, field: "under", value: null }]);
    announce(m.studio_removed({ name }));
  };
  return (
    <Disclosure
      summary={<span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>}
      open={isOpen || undefined}
      className="text-body"
    >
      <div className="flex flex-col gap-5 pt-2 pb-6">
        <WordsField thing={thing} field="title" label={fieldWords("title")} />
        <WordsField thing={thing} field="message" label={fieldWords("message")} isLong={true} isRequired={true} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <DraftMomentField
            {...{ thing, zone }}
            field="starts_at"
            label={fieldWords("starts_at")}
            hint={m.staff_code_zone({ zone: zoneCity(zone) })}
          />
          <DraftMomentField {...{ thing, zone }} field="ends_at" label={fieldWords("ends_at")} />
        </div>
        <Button tone="danger" onClick={remove} className="self-start">
          {m.staff_announcement_remove()}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </Disclosure>
  );
}
