/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Location_FoundInputs */

const en_ca2_location_found = /** @type {(inputs: Location_FoundInputs) => LocalizedString} */ (i) => {const n = registry.plural("en-CA", i?.count, {});
	if (n === "one") return /** @type {LocalizedString} */ (`${i?.count} location`);
	if (n === "other") return /** @type {LocalizedString} */ (`${i?.count} locations`);
	return /** @type {LocalizedString} */ ("location_found");
};

const fr_ca2_location_found = /** @type {(inputs: Location_FoundInputs) => LocalizedString} */ (i) => {const n = registry.plural("fr-CA", i?.count, {});
	if (n === "one") return /** @type {LocalizedString} */ (`${i?.count} établissement`);
	if (n === "other") return /** @type {LocalizedString} */ (`${i?.count} établissements`);
	return /** @type {LocalizedString} */ ("location_found");
};

/**
* | n | output |
* | --- | --- |
* | "one" | "{count} location" |
* | "other" | "{count} locations" |
*
* @param {Location_FoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_found = /** @type {((inputs: Location_FoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_FoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_found(inputs)
	return en_ca2_location_found(inputs)
});