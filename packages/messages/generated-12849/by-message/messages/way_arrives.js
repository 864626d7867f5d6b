/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_ArrivesInputs */

const en_ca2_way_arrives = /** @type {(inputs: Way_ArrivesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`arrives ${i?.time}`)
};

const fr_ca2_way_arrives = /** @type {(inputs: Way_ArrivesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`arrive ${i?.time}`)
};

/**
* | output |
* | --- |
* | "arrives {time}" |
*
* @param {Way_ArrivesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_arrives = /** @type {((inputs: Way_ArrivesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_ArrivesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_arrives(inputs)
	return en_ca2_way_arrives(inputs)
});