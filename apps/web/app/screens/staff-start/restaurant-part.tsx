import { currentLocale, formatPercent, m } from "@comptoir/messages";
import { usualTax } from "@comptoir/ordering";
import type { ChangeEvent } from "react";
import { SETTINGS } from "../../studio/setting-table/settings.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SLUG_FIELD, type useStart } from "./start-state.ts";
import { zoneOnceIn, zoneOptions } from "./zones.ts";

export type RestaurantPartProps = {
  readonly start: ReturnType<typeof useStart>;
  readonly faults: Readonly<Record<string, string | undefined>>;
};

/** What a restaurant is: its name, address, place, contact, tables and first manager. studio#new-venue. */
export function RestaurantPart({ start, faults }: RestaurantPartProps) {
  const { state, change, askForSlug } = start;
  const { typed, slug } = state;
  const province = typed.province ?? "";
  const tax = usualTax(province);
  /** The attributes of a field that is kept while it is typed. */
  const field = (name: string) => ({
    id: `start-${name}`,
    name,
    value: typed[name] ?? "",
    error: faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ [name]: event.target.value }),
  });
  const isAsked = slug !== null && slug.slug === typed.slug;
  return (
    <section aria-labelledby="start-who" className="flex min-w-0 flex-col gap-4">
      <h2 id="start-who" className="text-lead">
        {m.staff_start_who()}
      </h2>
      <TextField
        {...field("name")}
        label={m.staff_start_name()}
        autoComplete="organization"
        maxLength={200}
        onBlur={() => (typed.slug || !typed.name ? undefined : void askForSlug(typed))}
      />
      <TextField
        {...field("slug")}
        id={SLUG_FIELD}
        label={m.staff_start_slug()}
        hint={
          isAsked && slug.isFree ? m.staff_start_slug_free({ address: `/${slug.slug}` }) : m.staff_start_slug_hint()
        }
        error={faults.slug ?? (isAsked && !slug.isFree ? m.staff_start_slug_taken() : undefined)}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={80}
        onBlur={() => void askForSlug(typed)}
      />
      <TextField {...field("address")} label={m.staff_start_address()} optional={true} autoComplete="street-address" />
      <SelectField
        {...field("province")}
        onChange={({ target: { value } }) =>
          change({ province: value, zone: zoneOnceIn(value, { was: province, zone: typed.zone ?? "" }) })
        }
        label={m.staff_start_province()}
        placeholder=""
        hint={
          tax === null
            ? undefined
            : m.staff_start_tax({
                percent: [tax.tax1, tax.tax2]
                  .flatMap((rate) => (rate ? [formatPercent(percentOf(rate))] : []))
                  .join(" + "),
              })
        }
        options={provinceOptions()}
      />
      <SelectField
        {...field("zone")}
        label={m.staff_start_zone()}
        placeholder=""
        options={zoneOptions(typed.zone ?? "")}
      />
      <SelectField
        {...field("locale")}
        value={typed.locale ?? currentLocale()}
        label={m.staff_start_language()}
        options={[
          { value: "en-CA", label: m.studio_set_locale_is_en_ca() },
          { value: "fr-CA", label: m.studio_set_locale_is_fr_ca() },
        ]}
      />
      <TextField {...field("phone")} label={m.staff_start_phone()} optional={true} type="tel" autoComplete="tel" />
      <TextField {...field("email")} label={m.staff_start_email()} optional={true} type="email" autoComplete="email" />
      <TextField
        {...field("tables")}
        label={m.staff_start_tables()}
        hint={m.staff_start_tables_hint()}
        optional={true}
        maxLength={250}
      />
      <TextField
        {...field("manager")}
        label={m.staff_start_manager()}
        hint={m.staff_start_manager_hint()}
        autoComplete="name"
        maxLength={60}
      />
    </section>
  );
}

const percentOf = (rate: string) => Math.round(Number(rate) * 1e7) / 1e5;

/** The provinces and territories, with the words of the settings. */
function provinceOptions() {
  const control = SETTINGS.find(({ field }) => field === "province")?.control;
  const options = control?.kind === "choice" ? control.options : [];
  return options.map(({ value, words }) => ({ value: String(value), label: words() }));
}
