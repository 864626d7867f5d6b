import type { ChildData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import type { RouterContextProvider } from "react-router";
import { personContext } from "../session/person-context.ts";
import { serverCaller } from "../venue/api-caller.ts";

/** Empty for guests, and if the call fails. school#children. */
export async function loadChildren(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<readonly ChildData[]> {
  const signedIn = context.get(personContext);
  if (signedIn === null) return [];
  const result = await calls.getChildren(serverCaller(request, context), signedIn.half);
  return result.ok ? result.answer.children : [];
}
