/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Delivery_Half_TimeInputs */

const en_ca2_suite_delivery_half_time = /** @type {(inputs: Suite_Delivery_Half_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At half-time`)
};

const fr_ca2_suite_delivery_half_time = /** @type {(inputs: Suite_Delivery_Half_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À la mi-temps`)
};

/**
* | output |
* | --- |
* | "At half-time" |
*
* @param {Suite_Delivery_Half_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_delivery_half_time = /** @type {((inputs?: Suite_Delivery_Half_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Delivery_Half_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_delivery_half_time(inputs)
	return en_ca2_suite_delivery_half_time(inputs)
});