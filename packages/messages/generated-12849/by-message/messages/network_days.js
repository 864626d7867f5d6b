/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Network_DaysInputs */

const en_ca2_network_days = /** @type {(inputs: Network_DaysInputs) => LocalizedString} */ (i) => {const n = registry.plural("en-CA", i?.count, {});
	if (n === "one") return /** @type {LocalizedString} */ (`${i?.count} day`);
	if (n === "other") return /** @type {LocalizedString} */ (`${i?.count} days`);
	return /** @type {LocalizedString} */ ("network_days");
};

const fr_ca2_network_days = /** @type {(inputs: Network_DaysInputs) => LocalizedString} */ (i) => {const n = registry.plural("fr-CA", i?.count, {});
	if (n === "one") return /** @type {LocalizedString} */ (`${i?.count} jour`);
	if (n === "other") return /** @type {LocalizedString} */ (`${i?.count} jours`);
	return /** @type {LocalizedString} */ ("network_days");
};

/**
* | n | output |
* | --- | --- |
* | "one" | "{count} day" |
* | "other" | "{count} days" |
*
* @param {Network_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const network_days = /** @type {((inputs: Network_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Network_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_network_days(inputs)
	return en_ca2_network_days(inputs)
});