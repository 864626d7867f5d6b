import type { EventSuiteData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { PAYMENT_PREFERENCES, type PaymentPreference } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { Form, useNavigation } from "react-router";
import { recordPath, SuiteActs } from "../../suites/suite-acts.tsx";
import { SuiteStateBadge } from "../../suites/suite-state-badge.tsx";
import { limitWords, preferenceWords } from "../../suites/tab-settings.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { ParStock } from "./par-stock.tsx";

type SettingsScreenProps = {
  readonly suite: EventSuiteData;
  readonly answer:
    | {
        readonly problem: string | null;
        /** A refused limit as typed, with the chosen preference and the reason. */
        readonly refused?: { readonly limit: string; readonly preference: PaymentPreference; readonly problem: string };
      }
    | undefined;
};

/**
 * The payment preference of a suite's event day, and the limit of its tab. screens#operator-screens,
 * suites#suite-settings.
 */
export function SettingsScreen({ suite, answer }: SettingsScreenProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const refused = answer?.refused;
  const { event, id, version, tab_limit, event_day_payment_preference: preference, preference_fixed: isFixed } = suite;
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Form method="post" key={`${version} ${refused?.limit ?? ""}`} className="flex max-w-xl flex-col gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <SuiteStateBadge state={suite.state} />
          {suite.tab_open ? (
            <span className="figures text-small">
              {m.suite_tab_unlimited({ amount: formatMoney(centsOf(suite.tab_total)) })}
            </span>
          ) : null}
        </div>
        {answer && !refused ? (
          <Banner tone={answer.problem ? "danger" : "good"} role={answer.problem ? "alert" : "status"}>
            {answer.problem ?? m.suite_settings_saved()}
          </Banner>
        ) : null}
        <input type="hidden" name="eventId" value={event.id} />
        <input type="hidden" name="suiteId" value={id} />
        <input type="hidden" name="version" value={version} />
        {isFixed ? <input type="hidden" name="event_day_payment_preference" value={preference} /> : null}
        <ChoiceGroup legend={m.suite_preference()} hint={isFixed ? m.suite_preference_fixed() : undefined}>
          {PAYMENT_PREFERENCES.map((choice) => (
            <RadioCard
              key={choice}
              name="event_day_payment_preference"
              value={choice}
              defaultChecked={choice === (refused?.preference ?? preference)}
              disabled={isFixed}
              {...preferenceWords(choice, suite.owner_has_card)}
            />
          ))}
        </ChoiceGroup>
        <TextField
          id="tab_limit"
          name="tab_limit"
          label={m.suite_tab_limit()}
          hint={m.suite_tab_limit_hint()}
          inputMode="decimal"
          defaultValue={refused?.limit ?? limitWords(tab_limit)}
          error={refused?.problem}
          // After a refusal, this field takes the focus: only the tab limit can be refused.
          autoFocus={refused !== undefined}
          optional={true}
          maxLength={14}
        />
        <p className="text-small text-ink-soft">{m.suite_settings_consent()}</p>
        <Button type="submit" tone="primary" busy={isBusy}>
          {suite.tab_open ? m.suite_settings_change() : m.suite_settings_confirm()}
        </Button>
      </Form>
      <div className="flex flex-col gap-10">
        <ParStock stock={suite.par_stock} suiteId={id} eventId={event.id} />
        {suite.acts.length === 0 ? null : (
          <section aria-labelledby="suite-acts" className="flex flex-col gap-4">
            <h2 id="suite-acts" className="text-lead">
              {m.suite_acts()}
            </h2>
            <SuiteActs acts={suite.acts} zone={suite.restaurant.zone} />
            <LinkButton to={recordPath(suite.restaurant.slug, suite)} className="self-start">
              {m.suite_record_all()}
            </LinkButton>
          </section>
        )}
      </div>
    </div>
  );
}
