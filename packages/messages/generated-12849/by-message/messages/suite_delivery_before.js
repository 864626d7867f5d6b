/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Delivery_BeforeInputs */

const en_ca2_suite_delivery_before = /** @type {(inputs: Suite_Delivery_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Before the event`)
};

const fr_ca2_suite_delivery_before = /** @type {(inputs: Suite_Delivery_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avant l’événement`)
};

/**
* | output |
* | --- |
* | "Before the event" |
*
* @param {Suite_Delivery_BeforeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_delivery_before = /** @type {((inputs?: Suite_Delivery_BeforeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Delivery_BeforeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_delivery_before(inputs)
	return en_ca2_suite_delivery_before(inputs)
});