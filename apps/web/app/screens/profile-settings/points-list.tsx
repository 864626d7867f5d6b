import { formatNumber, m } from "@comptoir/messages";
import { Link } from "react-router";
import { ProfileSection } from "../profile/profile-frame.tsx";

/** What somebody has collected at a venue. */
export type PointsOfVenue = {
  readonly restaurant: { readonly slug: string; readonly name: string };
  readonly points: number;
};

/** One's points, venue by venue, each with the way to spend them; nothing where there are none. people#own-points. */
export function PointsList({ programs }: { readonly programs: readonly PointsOfVenue[] }) {
  if (programs.length === 0) return null;
  return (
    <ProfileSection id="points" heading={m.profile_points()}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {programs.map(({ restaurant: { slug, name }, points }) => (
          <li key={slug} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
            <Link to={`/${slug}`} className="py-3 font-medium underline underline-offset-4">
              {name}
            </Link>
            <span className="figures">{m.profile_points_of({ count: points, points: formatNumber(points) })}</span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
