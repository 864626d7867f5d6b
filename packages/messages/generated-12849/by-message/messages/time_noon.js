/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Time_NoonInputs */

const en_ca2_time_noon = /** @type {(inputs: Time_NoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`noon`)
};

const fr_ca2_time_noon = /** @type {(inputs: Time_NoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`midi`)
};

/**
* | output |
* | --- |
* | "noon" |
*
* @param {Time_NoonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const time_noon = /** @type {((inputs?: Time_NoonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Time_NoonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_time_noon(inputs)
	return en_ca2_time_noon(inputs)
});