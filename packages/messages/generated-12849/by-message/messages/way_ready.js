/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_ReadyInputs */

const en_ca2_way_ready = /** @type {(inputs: Way_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ready ${i?.time}`)
};

const fr_ca2_way_ready = /** @type {(inputs: Way_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`prête ${i?.time}`)
};

/**
* | output |
* | --- |
* | "ready {time}" |
*
* @param {Way_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_ready = /** @type {((inputs: Way_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_ready(inputs)
	return en_ca2_way_ready(inputs)
});