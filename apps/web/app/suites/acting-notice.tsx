import { Suspense } from "react";
import { usePerson } from "../person/person-view.ts";
import { lazyPart } from "../ui/lazy-part.ts";

const ActingBanner = lazyPart(() => import("./acting-banner.tsx"));

/** Lazy-loads the banner, which only acting operators need. people#acting-as. */
export function ActingNotice() {
  const isActing = usePerson()?.acting !== undefined;
  return <Suspense fallback={null}>{isActing ? <ActingBanner /> : null}</Suspense>;
}
