import { formatMoney, formatPercent, m } from "@comptoir/messages";
import type { ChargesView, ChargeView } from "./charges.ts";

/** What is added to the prices, before anything is ordered. law#all-in-prices. */
export function ChargesNote({ charges: { service, delivery, taxesIncluded } }: { readonly charges: ChargesView }) {
  return (
    <p className="measure text-fine text-ink-soft">
      {service
        ? `${m.menu_charge_service({ label: service.label ?? m.costs_service_charge_label(), charge: chargeWords(service) })} `
        : null}
      {delivery ? `${m.menu_charge_delivery({ charge: chargeWords(delivery) })} ` : null}
      {taxesIncluded ? m.menu_taxes_included() : m.menu_taxes_extra()}
    </p>
  );
}

function chargeWords(charge: ChargeView): string {
  return "cents" in charge ? formatMoney(charge.cents) : formatPercent(charge.percentage);
}
