/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Acting_OrderInputs */

const en_ca2_suite_acting_order = /** @type {(inputs: Suite_Acting_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order`)
};

const fr_ca2_suite_acting_order = /** @type {(inputs: Suite_Acting_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander`)
};

/**
* | output |
* | --- |
* | "Order" |
*
* @param {Suite_Acting_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_acting_order = /** @type {((inputs?: Suite_Acting_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Acting_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_acting_order(inputs)
	return en_ca2_suite_acting_order(inputs)
});