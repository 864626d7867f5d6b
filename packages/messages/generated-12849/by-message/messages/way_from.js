/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_FromInputs */

const en_ca2_way_from = /** @type {(inputs: Way_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`from ${i?.time}`)
};

const fr_ca2_way_from = /** @type {(inputs: Way_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`dès ${i?.time}`)
};

/**
* | output |
* | --- |
* | "from {time}" |
*
* @param {Way_FromInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_from = /** @type {((inputs: Way_FromInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_FromInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_from(inputs)
	return en_ca2_way_from(inputs)
});