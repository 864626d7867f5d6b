/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Delivery_BeginningInputs */

const en_ca2_suite_delivery_beginning = /** @type {(inputs: Suite_Delivery_BeginningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At the beginning`)
};

const fr_ca2_suite_delivery_beginning = /** @type {(inputs: Suite_Delivery_BeginningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Au début`)
};

/**
* | output |
* | --- |
* | "At the beginning" |
*
* @param {Suite_Delivery_BeginningInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_delivery_beginning = /** @type {((inputs?: Suite_Delivery_BeginningInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Delivery_BeginningInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_delivery_beginning(inputs)
	return en_ca2_suite_delivery_beginning(inputs)
});