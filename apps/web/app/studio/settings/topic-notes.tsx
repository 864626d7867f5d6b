import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { useDraftField } from "../draft-context.tsx";

/** Says that a restaurant that delivers to addresses lacks its position, and leads to it. ordering#delivery-radius. */
export function MissingPosition() {
  const delivery = useDraftField("restaurant", "delivery").value as { readonly type?: string | null } | null;
  const position = [useDraftField("restaurant", "latitude").value, useDraftField("restaurant", "longitude").value];
  if (delivery?.type !== "address" || position.every((one) => one !== null)) return null;
  return (
    <Banner tone="caution">
      {m.studio_set_position_missing()}{" "}
      <NoteLink to="/staff/settings/who#restaurant-latitude">{m.studio_set_latitude()}</NoteLink>
    </Banner>
  );
}

/** Leads from how guests order to the menus, which have their own times and limits. time#prep-time. */
export function TimesOfMenus() {
  return (
    <p className="text-small">
      {m.studio_set_times_of_menus()} <NoteLink to="/staff/menu">{m.studio_menu()}</NoteLink>
    </p>
  );
}

function NoteLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center font-medium underline pointer-coarse:min-h-11">
      {children}
    </Link>
  );
}
