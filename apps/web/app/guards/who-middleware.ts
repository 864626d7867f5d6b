import { GUEST, type Who } from "@comptoir/ordering";
import { createContext, type MiddlewareFunction } from "react-router";

/** Who the request that is being answered comes from. */
export const whoContext = createContext<Who>(GUEST);

/** Finds out, once for each request, who it comes from. Without accounts everybody is a guest. people#guest. */
export const askWho: MiddlewareFunction<Response> = async ({ context }, next) => {
  context.set(whoContext, GUEST);
  return next();
};
