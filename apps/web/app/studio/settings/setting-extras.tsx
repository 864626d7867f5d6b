import type { ReactNode } from "react";
import type { Topic } from "../setting-table/controls.ts";
import { LooksPreview } from "./looks-preview.tsx";
import { MissingPosition, TimesOfMenus } from "./topic-notes.tsx";
import { TwoWeeks } from "./two-weeks.tsx";
import { UsualTax } from "./usual-tax.tsx";

/** What a topic shows beside its settings. */
export const EXTRAS: Partial<Record<Topic, () => ReactNode>> = {
  hours: () => <TwoWeeks />,
  ordering: () => <TimesOfMenus />,
  delivery: () => <MissingPosition />,
  tax: () => <UsualTax />,
  looks: () => <LooksPreview />,
};
