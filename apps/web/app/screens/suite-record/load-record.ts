import { calls } from "@comptoir/contract/client";
import { isSuiteOperator } from "@comptoir/ordering";
import type { LoaderFunctionArgs } from "react-router";
import { requireOperator, requirePerson } from "../../guards/require-person.ts";
import { whoContext } from "../../load-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { answerOrLeave } from "../profile/profile-page.ts";

type Asked = Pick<LoaderFunctionArgs, "request" | "url" | "context"> & {
  readonly params: { readonly event_id: string; readonly suite_id: string };
};

/** Loads a suite's audit trail for its owner and its operators; redirects or refuses all others. suites#audit. */
export async function loadRecord(args: Asked) {
  const isOperator = isSuiteOperator(args.context.get(whoContext));
  if (isOperator) requireOperator(args);
  else requirePerson(args);
  const { restaurant } = args.context.get(menuDocumentContext);
  const { event_id: eventId, suite_id: suiteId } = args.params;
  const caller = serverCaller(args.request, args.context, restaurant.id);
  const { suite, acts } = await answerOrLeave(args, await calls.getSuiteActs(caller, { eventId, suiteId }));
  return { suite, acts, isOperator, restaurant };
}
