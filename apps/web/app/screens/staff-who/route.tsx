import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { answerOfRefusal, missingFaults, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import { leaveWhenEnded, requireStaff, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { PinScreen, WhoScreen } from "./who-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_who() }];
}

/** Loads the persons who can be chosen on this device, and the one whose PIN is asked for. staff#choose. */
export async function loader(args: Route.LoaderArgs) {
  const { people, restaurant } = await requireStaff(args);
  const wanted = args.url.searchParams.get("person");
  return { people, restaurant, person: people.find(({ id }) => id === wanted) ?? null };
}

/** Chooses a person by their PIN. staff#choose. */
export async function action(args: Route.ActionArgs) {
  const typed = readTyped(await args.request.formData(), ["staffId", "pin"]);
  const faults = missingFaults({ pin: typed.pin });
  if (Object.keys(faults).length > 0) return data({ faults, problem: null }, { status: 400 });
  const result = await staffCalls.choosePerson(staffApi(args), typed);
  if (result.ok) return redirect("/staff", 303);
  leaveWhenEnded(args, result);
  const answer = answerOfRefusal(result, {});
  return data({ faults: answer.faults, problem: answer.problem }, { status: statusOfRefusal(result) });
}

export default function StaffWho({ loaderData: { people, restaurant, person }, actionData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {person === null ? (
        <WhoScreen people={people} restaurant={restaurant.name} />
      ) : (
        <PinScreen key={person.id} person={person} restaurant={restaurant.name} answer={actionData} />
      )}
    </SiteFrame>
  );
}
