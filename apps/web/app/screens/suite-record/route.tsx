import { m } from "@comptoir/messages";
import { SuiteActs } from "../../suites/suite-acts.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { BlankReceipt } from "../../ui/drawings/blank-receipt.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OperatorFrame } from "../operator-events/operator-frame.tsx";
import { profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { loadRecord } from "./load-record.ts";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.suite_acts());

/** Loads a suite's audit trail, with a link to its CSV file. screens#suite-record. */
export async function loader(args: Route.LoaderArgs) {
  const { suite, acts, isOperator, restaurant } = await loadRecord(args);
  const { event_id, suite_id } = args.params;
  const zone = restaurant.menu_configuration?.zone ?? "America/Toronto";
  const up = isOperator
    ? { to: `/${restaurant.slug}/suite-settings?${new URLSearchParams({ eventSuite: suite_id })}`, label: suite }
    : { to: "/profile/events", label: m.profile_events() };
  const file = `/${restaurant.slug}/events/${encodeURIComponent(event_id)}/${encodeURIComponent(suite_id)}/record.csv`;
  return { suite, acts, zone, up, file };
}

export default function SuiteRecord({ loaderData: { suite, acts, zone, up, file } }: Route.ComponentProps) {
  return (
    <OperatorFrame heading={m.suite_acts()} text={suite} up={up}>
      {acts.length === 0 ? (
        <EmptyState drawing={<BlankReceipt />} heading={m.suite_record_none()} />
      ) : (
        <div className="flex max-w-2xl flex-col gap-6">
          <SuiteActs acts={acts} zone={zone} />
          <a href={file} download={true} className={buttonLook({ className: "self-start" })}>
            {m.suite_record_csv()}
          </a>
        </div>
      )}
    </OperatorFrame>
  );
}
