import { calls } from "@comptoir/contract/client";
import { formatMoney, m } from "@comptoir/messages";
import { PAYMENT_PREFERENCES, type PaymentPreference } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Problem } from "../../../forms/problem.tsx";
import { usePerson } from "../../../person/person-view.ts";
import { keptHalf } from "../../../session/page-half.ts";
import { isTabLimit, limitWords, preferenceWords, readTabLimit, tabTotalWords } from "../../../suites/tab-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { browserCaller } from "../../../venue/api-caller.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { leftOnTab, type SuiteOfCheckout } from "../form/suite-of-checkout.ts";

export function tabWords({ tab_open, tab_total, tab_limit }: SuiteOfCheckout): string {
  return tab_open ? tabTotalWords(tab_total, tab_limit) : m.suite_tab_not_confirmed();
}

type TabPanelProps = {
  readonly id: string;
  readonly suite: SuiteOfCheckout;
  readonly error: string | null | undefined;
};

/**
 * The suite's tab at the checkout, with the settings of the event day. suites#tab, suites#hosts. Confirming the
 * settings opens the tab and fixes how the day is paid. suites#preference-fixed.
 */
export function TabPanel({ id, suite, error }: TabPanelProps) {
  const [isOpen, setOpen] = useState(suite.isEventDay && !suite.tab_open && !suite.as_host);
  // Held outside of `TabSettings`, so that a refusal stays visible after the suite is reloaded.
  const { isBusy, problem, confirm } = useTabSettings(suite);
  const settle = async (preference: PaymentPreference, limit: string) => {
    if (await confirm(preference, limit)) setOpen(false);
  };
  const left = leftOnTab(suite);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={m.suite_tab()}
      className="flex flex-col gap-3 border-t border-hairline pt-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{m.suite_tab()}</h3>
        <p className="figures text-small">{tabWords(suite)}</p>
      </div>
      {suite.tab_open && left !== null ? (
        <meter
          aria-label={tabWords(suite)}
          min={0}
          max={centsOf(suite.tab_limit ?? "0")}
          value={centsOf(suite.tab_total)}
          className="h-2 w-full"
        />
      ) : null}
      {suite.tab_open && left !== null ? (
        <p className="figures text-small text-ink-soft">{m.suite_tab_left({ amount: formatMoney(left) })}</p>
      ) : null}
      {error ? <FieldError id={`${id}-error`} message={error} /> : null}
      {suite.as_host ? (
        suite.tab_open ? null : (
          <p className="text-small text-ink-soft">{m.suite_tab_opened_by()}</p>
        )
      ) : isOpen ? (
        <TabSettings key={suite.version} {...{ suite, isBusy, problem, settle }} />
      ) : (
        <Button onClick={() => setOpen(true)} className="self-start">
          {suite.tab_open ? m.suite_settings_change() : m.suite_tab_prepare()}
        </Button>
      )}
    </section>
  );
}

type TabSettingsProps = Pick<ReturnType<typeof useTabSettings>, "isBusy" | "problem"> & {
  readonly suite: SuiteOfCheckout;
  readonly settle: (preference: PaymentPreference, limit: string) => Promise<void>;
};

function TabSettings({ suite, isBusy, problem, settle }: TabSettingsProps) {
  const [preference, setPreference] = useState<PaymentPreference>(suite.event_day_payment_preference);
  const [limit, setLimit] = useState(limitWords(suite.tab_limit));
  const isActing = usePerson()?.acting !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <Problem message={problem} />
      <ChoiceGroup
        legend={m.suite_preference()}
        hint={suite.preference_fixed ? m.suite_preference_fixed() : m.suite_preference_will_be_fixed()}
      >
        {PAYMENT_PREFERENCES.map((choice) => (
          <RadioCard
            key={choice}
            name="event-day-payment"
            checked={choice === preference}
            disabled={suite.preference_fixed}
            onChange={() => setPreference(choice)}
            {...preferenceWords(choice, suite.owner_has_card)}
          />
        ))}
      </ChoiceGroup>
      <TextField
        id="suite-tab-limit"
        name="suite-tab-limit"
        label={m.suite_tab_limit()}
        hint={m.suite_tab_limit_hint()}
        inputMode="decimal"
        optional={true}
        maxLength={14}
        value={limit}
        onChange={({ target }) => setLimit(target.value)}
      />
      {isActing ? <p className="text-small text-ink-soft">{m.suite_settings_consent()}</p> : null}
      <Button busy={isBusy} onClick={() => void settle(preference, limit)} className="self-start">
        {suite.tab_open ? m.suite_settings_change() : m.suite_settings_confirm()}
      </Button>
    </div>
  );
}

/**
 * Returns `confirm`, which saves a suite's event-day settings and reloads the suite. It resolves to false if
 * nothing was saved; `problem` then holds the refusal. suites#suite-settings.
 */
function useTabSettings(suite: SuiteOfCheckout) {
  const { venue } = useRestaurant();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (event_day_payment_preference: PaymentPreference, typedLimit: string) => {
    const half = keptHalf();
    if (half === null) {
      setProblem(m.refusal_session_expired());
      return false;
    }
    const tab_limit = readTabLimit(typedLimit);
    if (!isTabLimit(tab_limit)) {
      setProblem(m.suite_tab_limit_wrong());
      return false;
    }
    setBusy(true);
    const settings = { event_day_payment_preference, tab_limit, version: suite.version };
    const where = { eventId: suite.event.id, suiteId: suite.id };
    const body = { ...half, ...settings, order_restaurant_id: venue.id };
    const result = await calls.updateEventDaySettings(browserCaller(venue.id), where, body);
    setProblem(result.ok ? null : (result.error?.message ?? m.suite_settings_failed()));
    if (result.ok || result.error?.code === "version_conflict") await revalidate();
    setBusy(false);
    return result.ok;
  };
  return { isBusy, problem, confirm };
}
