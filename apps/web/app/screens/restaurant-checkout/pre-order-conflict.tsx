import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useCartActions } from "../../cart/use-cart.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { forgetSeenVersion, keepSeenVersion, seenVersion } from "../../suites/seen-pre-order.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useCartScope, useVisitLink } from "../restaurant/use-restaurant.ts";
import type { Checkout } from "./use-checkout.ts";

/**
 * Warns that another person placed or changed the suite's pre-order after this cart was made from it. The user
 * starts again from the current pre-order, or replaces it. suites#modify.
 */
export function PreOrderConflict({ checkout }: { readonly checkout: Checkout }) {
  const { suite } = checkout.facts.setup;
  const { state } = checkout.submit;
  const { revalidate } = useRevalidator();
  const { empty, confirm } = useCartActions();
  const place = useCartScope();
  const linkTo = useVisitLink();
  const [seen, setSeen] = useState<number | null>(null);
  const isConflict = state.phase === "refused" && state.error.code === "version_conflict";

  // The version from which the cart was made is read in an effect, because only the browser's storage has it.
  useEffect(() => setSeen(seenVersion(place)), [place]);
  useEffect(() => {
    if (isConflict) void revalidate();
  }, [isConflict, revalidate]);

  // A host can neither see nor replace the pre-order of another person.
  if (suite?.isPlacedByOther && !suite.isEventDay) {
    return (
      <Banner tone="caution" role="alert" title={m.suite_placed_meanwhile()}>
        <p>{m.suite_placed_by_other()}</p>
        <p>{m.suite_yours_kept()}</p>
      </Banner>
    );
  }
  const preOrder = suite?.isEventDay ? null : suite?.preOrder;
  if (!suite || !preOrder || seen === null || seen >= preOrder.version) return null;

  const startFromNow = async () => {
    empty();
    await confirm();
    forgetSeenVersion(place);
    location.assign(linkTo(""));
  };
  const sendMine = () => {
    keepSeenVersion(place, preOrder.version, { isRebuilt: true });
    setSeen(preOrder.version);
    checkout.press();
  };
  const { number, total, id } = preOrder;
  const act = suite.preOrderAct;
  return (
    <Banner tone="caution" role="alert" title={seen === 0 ? m.suite_placed_meanwhile() : m.suite_changed_meanwhile()}>
      <p className="figures">
        {m.suite_there_now({ number, total: formatMoney(centsOf(total)) })}{" "}
        {act ? m.suite_last_act({ by: act.by ?? "–", when: eventTimeWords(act.at, suite.zone) }) : null}{" "}
        <a href={linkTo(`/orders/${id}`)} className="underline underline-offset-4">
          {m.suite_see_now()}
        </a>
      </p>
      <p>{m.suite_yours_kept()}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button onClick={() => void startFromNow()}>{m.suite_start_from_now()}</Button>
        <Button onClick={sendMine}>{m.suite_send_mine()}</Button>
      </div>
    </Banner>
  );
}
