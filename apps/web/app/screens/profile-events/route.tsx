import { m } from "@comptoir/messages";
import { requirePerson } from "../../person/require-person.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProfileFrame } from "../profile/profile-frame.tsx";
import { profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_events());

export function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  return null;
}

/** A person's upcoming events: there are none before suites can be ordered for. screens#profile-screen. */
export default function ProfileEvents() {
  return (
    <ProfileFrame heading={m.profile_events()}>
      <EmptyState heading={m.profile_no_events()}>{m.profile_no_events_text()}</EmptyState>
    </ProfileFrame>
  );
}
