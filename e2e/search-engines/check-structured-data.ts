type Check = (value: unknown) => boolean;
type Shape = {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
};

const text: Check = (value) => typeof value === "string" && value.trim() !== "";
const address: Check = (value) => text(value) && URL.canParse(value as string);
const time: Check = (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const date: Check = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const price: Check = (value) => typeof value === "string" && /^\d+\.\d\d$/.test(value);
const one =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
const schemaTerm = (pattern: RegExp): Check => {
  return (value) => typeof value === "string" && pattern.test(value.replace("https://schema.org/", ""));
};
const between = (least: number, most: number): Check => {
  return (value) => typeof value === "number" && value >= least && value <= most;
};
/** Accepts nested objects, which are checked by their own types. */
const things: Check = (value) => [value].flat().every((thing) => typeof thing === "object" && thing !== null);
const several =
  (check: Check): Check =>
  (value) =>
    [value].flat().every(check);

const NAMED = { name: text, url: address };

/**
 * The properties per type: those that schema.org and Google require, and the optional ones of the site. Any
 * other is a fault.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  Organization: { required: { ...NAMED, "@id": address }, optional: { subOrganization: things } },
  Restaurant: {
    required: { ...NAMED, "@id": address },
    optional: {
      ...{ description: text, image: address, telephone: text, currenciesAccepted: one("CAD") },
      ...{ address: (value) => text(value) || things(value), geo: things, parentOrganization: things },
      ...{ openingHoursSpecification: things, specialOpeningHoursSpecification: things },
      ...{ hasMenu: things, potentialAction: things },
    },
  },
  PostalAddress: {
    required: { streetAddress: text, addressCountry: one("CA", "US") },
    optional: { addressLocality: text, addressRegion: text, postalCode: text },
  },
  GeoCoordinates: { required: { latitude: between(-90, 90), longitude: between(-180, 180) } },
  OpeningHoursSpecification: {
    required: { opens: time, closes: time },
    optional: { dayOfWeek: schemaTerm(/^[A-Z][a-z]+day$/), validFrom: date, validThrough: date },
  },
  OrderAction: { required: { target: address } },
  Menu: { required: { ...NAMED, inLanguage: one("en-CA", "fr-CA") }, optional: { hasMenuSection: things } },
  MenuSection: { required: { name: text, hasMenuItem: things } },
  MenuItem: {
    required: { name: text, offers: things },
    optional: {
      ...{ "@id": address, description: text, image: address },
      suitableForDiet: several(schemaTerm(/^[A-Z][A-Za-z]+Diet$/)),
    },
  },
  Offer: {
    required: { price, priceCurrency: one("CAD") },
    optional: { availability: schemaTerm(/^(InStock|SoldOut)$/) },
  },
};

/** Lists the faults of a JSON-LD object and of those nested in it, with their paths. */
export function faultsOfThing(thing: unknown, at = ""): string[] {
  if (Array.isArray(thing)) return thing.flatMap((part, index) => faultsOfThing(part, `${at}[${index}]`));
  if (typeof thing !== "object" || thing === null) return [];
  const { "@type": type, "@context": context, ...properties } = thing as Record<string, unknown>;
  const shape = SHAPES[String(type)];
  if (shape === undefined) return [`${at}: no type that we use: ${type}`];
  const checks: Readonly<Record<string, Check>> = { ...shape.required, ...shape.optional };
  const here = `${at}/${type}`;
  return [
    ...(at === "" && context !== "https://schema.org" ? [`${here}: no context`] : []),
    ...Object.keys(shape.required).flatMap((name) => (name in properties ? [] : [`${here}: ${name} is missing`])),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const check = checks[name];
      if (check === undefined) return [`${here}: ${name} is no property that we say`];
      return check(value) ? faultsOfThing(value, `${here}.${name}`) : [`${here}.${name}: ${JSON.stringify(value)}`];
    }),
  ];
}
