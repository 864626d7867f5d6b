import type { AllergyWarning } from "@comptoir/ordering";
import { ownWarnings } from "@comptoir/receipt";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Badge } from "../ui/badge.tsx";

/** Says in words what of a dish or a choice may not be safe for the diner. menu#diner-allergies. */
export function AllergyBadges({ warning }: { readonly warning: AllergyWarning }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {ownWarnings(warning).map((words, index) => (
        <Badge
          key={words}
          tone={index === 0 && warning.contains.length > 0 ? "danger" : "caution"}
          icon={<TriangleAlert size={14} />}
        >
          {words}
        </Badge>
      ))}
    </span>
  );
}
