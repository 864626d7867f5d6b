import { formatPercent, m } from "@comptoir/messages";
import { usualTax } from "@comptoir/ordering";
import { Button } from "../../ui/button.tsx";
import { useDraftField } from "../draft-context.tsx";
import { SETTINGS } from "../setting-table/settings.ts";

/** Offers the usual tax of the restaurant's province, unless it is set. bill#whose-rate. */
export function UsualTax() {
  const { value, edit } = useDraftField("restaurant", "tax_rate");
  const province = useDraftField("restaurant", "province").value as string | null;
  const usual = usualTax(province);
  if (usual === null) return null;
  const { percent, ...rates } = usual;
  const own = (value ?? {}) as { readonly tax1?: string; readonly tax2?: string };
  if (own.tax1 === rates.tax1 && own.tax2 === rates.tax2) return null;
  return (
    <Button className="self-start" onClick={() => edit(rates)}>
      {m.studio_set_use_usual({ province: provinceWords(province), percent: formatPercent(percent) })}
    </Button>
  );
}

function provinceWords(province: string | null): string {
  const control = SETTINGS.find(({ field }) => field === "province")?.control;
  const options = control?.kind === "choice" ? control.options : [];
  return options.find(({ value }) => value === province)?.words() ?? "";
}
