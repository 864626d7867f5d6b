import { formatMoney, m } from "@comptoir/messages";
import { type ChargeView, chargeWords } from "../../restaurant/charge-view.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";

/** The charges on top of the prices, and whether prices include taxes, for the menu's page. law#all-in-prices. */
export type ChargesView = {
  readonly service: (ChargeView & { readonly label: string | null }) | null;
  readonly delivery: ChargeView | null;
  /** The service charges of a hub's kitchens, each on the kitchen's own dishes. hub#hub-costs. */
  readonly kitchens: readonly (ChargeView & { readonly label: string | null; readonly kitchen: string })[];
  /** Whether the prices include the taxes; null if bills have none. */
  readonly taxesIncluded: boolean | null;
  /** The minimum of a catering order, in cents; null for none. ordering#catering-minimum. */
  readonly minimumCents: number | null;
};

export function ChargesNote({ charges }: { readonly charges: ChargesView }) {
  return (
    <p className="measure text-fine text-ink-soft empty:hidden">
      <ChargesWords charges={charges} />
    </p>
  );
}

/**
 * Says what is added to the prices, before anything is ordered. Leaves out the delivery charge if the switch shows
 * it. law#all-in-prices, screens#way.
 */
export function ChargesWords({
  charges: { service, delivery, kitchens, taxesIncluded, minimumCents },
}: {
  readonly charges: ChargesView;
}) {
  const { ways } = useRestaurant();
  const isDeliveryInSwitch = ways.some(({ charge }) => charge !== null);
  return (
    <>
      {minimumCents === null ? null : `${m.menu_catering_minimum({ minimum: formatMoney(minimumCents) })} `}
      {service
        ? `${m.menu_charge_service({ label: service.label ?? m.costs_service_charge_label(), charge: chargeWords(service) })} `
        : null}
      {kitchens.map(
        ({ kitchen, label, ...charge }) =>
          `${m.hub_charge_service({ kitchen, label: label ?? m.costs_service_charge_label(), charge: chargeWords(charge) })} `,
      )}
      {delivery && !isDeliveryInSwitch ? `${m.menu_charge_delivery({ charge: chargeWords(delivery) })} ` : null}
      {taxesIncluded === null ? null : taxesIncluded ? m.menu_taxes_included() : m.menu_taxes_extra()}
    </>
  );
}
