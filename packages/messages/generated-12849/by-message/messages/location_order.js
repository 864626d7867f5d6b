/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_OrderInputs */

const en_ca2_location_order = /** @type {(inputs: Location_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order here`)
};

const fr_ca2_location_order = /** @type {(inputs: Location_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander ici`)
};

/**
* | output |
* | --- |
* | "Order here" |
*
* @param {Location_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_order = /** @type {((inputs?: Location_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_order(inputs)
	return en_ca2_location_order(inputs)
});