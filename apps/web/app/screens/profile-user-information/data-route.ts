import { calls } from "@comptoir/contract/client";
import { fileResponse } from "../../file-response.ts";
import { requirePerson } from "../../guards/require-person.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { answerOrLeave } from "../profile/profile-page.ts";
import type { Route } from "./+types/data-route";

/** The page to return to after sign-in: this route itself returns a file. */
const PAGE = "/profile/user-information";

/**
 * Returns all personal data in one file: the account, the children and every order. Fails if any part fails.
 * people#export.
 */
export async function loader(args: Route.LoaderArgs) {
  const here = { ...args, url: new URL(PAGE, args.url) };
  const { half } = requirePerson(here);
  const caller = serverCaller(args.request, args.context);
  const askFor = async (cursor: string | null) =>
    answerOrLeave(here, await calls.exportData(caller, { ...half, cursor }));

  let { cursor, ...whole } = await askFor(null);
  while (cursor !== null) {
    const next = await askFor(cursor);
    whole.orders.push(...next.orders);
    cursor = next.cursor;
  }
  return fileResponse(
    JSON.stringify(whole, null, 2),
    "application/json; charset=utf-8",
    `attachment; filename="comptoir-${whole.exportedAt.slice(0, 10)}.json"`,
  );
}
