import { Suspense } from "react";
import { usePerson } from "../person/person-view.ts";
import { island } from "../ui/island.ts";

const loadBanner = () => import("./acting-banner.tsx");
const ActingBanner = island(loadBanner, import.meta.env.SSR && (await loadBanner()).default);

/** The banner of an operator who acts for somebody, on every screen; nobody else is sent its script. people#acting-as. */
export function ActingNotice() {
  const isActing = usePerson()?.acting !== undefined;
  return <Suspense fallback={null}>{isActing ? <ActingBanner /> : null}</Suspense>;
}
