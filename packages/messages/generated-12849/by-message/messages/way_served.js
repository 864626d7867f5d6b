/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_ServedInputs */

const en_ca2_way_served = /** @type {(inputs: Way_ServedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`served ${i?.time}`)
};

const fr_ca2_way_served = /** @type {(inputs: Way_ServedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`servie ${i?.time}`)
};

/**
* | output |
* | --- |
* | "served {time}" |
*
* @param {Way_ServedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_served = /** @type {((inputs: Way_ServedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_ServedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_served(inputs)
	return en_ca2_way_served(inputs)
});