import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { loadChildren } from "../../children/load-children.ts";
import { requirePerson } from "../../person/require-person.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { viewReceipts } from "./receipt-view.ts";
import { ReceiptsScreen } from "./receipts-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_receipts());

/** The person's orders of all restaurants, the newest first, twenty at a time. people#receipts. */
export async function loader(args: Route.LoaderArgs) {
  const { half } = requirePerson(args);
  const cursor = args.url.searchParams.get("cursor");
  const result = await calls.getPastReceipts(serverCaller(args.request, args.context), { ...half, cursor });
  const { receipts, cursor: older } = await answerOrLeave(args, result);
  const isOfChild = receipts.some(({ childId }) => childId);
  const children = isOfChild ? await loadChildren(args.request, args.context) : [];
  return { receipts: viewReceipts(receipts, children), older, isOlder: cursor !== null };
}

export default function ProfileReceipts({ loaderData }: Route.ComponentProps) {
  return <ReceiptsScreen {...loaderData} />;
}
