import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { buttonLook } from "../../ui/button-look.ts";
import { BlankReceipt } from "../../ui/drawings/blank-receipt.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { StaffActs } from "./staff-acts.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_acts() }];
}

/** Loads a page of the history of the staff, for managers. staff#acts. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const after = args.url.searchParams.get("after");
  const { acts, cursor } = staffAnswer(args, await staffCalls.getStaffActs(staffApi(args), after));
  return { restaurant, acts, cursor, isFirst: after === null };
}

export default function StaffHistory({ loaderData: { restaurant, acts, cursor, isFirst } }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
          <PageHead heading={m.staff_acts()} text={m.staff_acts_text()} up={{ to: "/staff", label: restaurant.name }} />
          {acts.length === 0 ? (
            <EmptyState drawing={<BlankReceipt />} heading={m.staff_acts_none()} />
          ) : (
            <StaffActs acts={acts} zone={restaurant.zone} />
          )}
          <p className="flex flex-wrap gap-3">
            {cursor === null ? null : (
              <Link to={`/staff/acts?${new URLSearchParams({ after: cursor })}`} className={buttonLook({})}>
                {m.staff_acts_older()}
              </Link>
            )}
            {isFirst ? null : (
              <Link to="/staff/acts" className={buttonLook({})}>
                {m.staff_acts_newest()}
              </Link>
            )}
            <a href="/staff/acts.csv" download={true} className={buttonLook({})}>
              {m.staff_acts_csv()}
            </a>
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}
