import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { loadChildren } from "../../children/load-children.ts";
import { requirePerson } from "../../guards/require-person.ts";
import { answerOfRefusal } from "../../person/form-answer.ts";
import { forgetGuestHeaders } from "../../person/personal-cookies.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { answerOrLeave, leaveWhenExpired, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import type { ClaimAnswer } from "./guest-orders.tsx";
import { viewReceipts } from "./receipt-view.ts";
import { ReceiptsScreen } from "./receipts-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_receipts());

/** Loads the person's orders at all restaurants, newest first, twenty per page. people#receipts. */
export async function loader(args: Route.LoaderArgs) {
  const { half } = requirePerson(args);
  const cursor = args.url.searchParams.get("cursor");
  const caller = serverCaller(args.request, args.context);
  const [result, guest] = await Promise.all([
    calls.getPastReceipts(caller, { ...half, cursor }),
    calls.getGuestOrders(caller, half),
  ]);
  const { receipts, cursor: older } = await answerOrLeave(args, result);
  const isOfChild = receipts.some(({ childId }) => childId);
  const children = isOfChild ? await loadChildren(args.request, args.context) : [];
  const guestOrders = guest.ok ? viewReceipts(guest.answer.orders, []) : [];
  return { receipts: viewReceipts(receipts, children), guestOrders, older, isOlder: cursor !== null };
}

/** Claims or rejects the guest orders of this browser. people#guest-orders. */
export async function action(args: Route.ActionArgs) {
  const { half } = requirePerson(args);
  const mine = (await args.request.formData()).get("mine") === "yes";
  const result = await calls.claimGuestOrders(serverCaller(args.request, args.context), { ...half, mine });
  if (!result.ok) {
    await leaveWhenExpired(args, result);
    const { problem } = answerOfRefusal(result, {});
    return data<ClaimAnswer>({ outcome: null, problem }, { status: result.status || 503 });
  }
  if (mine) return data<ClaimAnswer>({ outcome: "claimed", problem: null });
  return data<ClaimAnswer>(
    { outcome: "forgotten", problem: null },
    { headers: forgetGuestHeaders(args.request, result.headers) },
  );
}

export default function ProfileReceipts({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiptsScreen {...loaderData} claim={actionData} />;
}
