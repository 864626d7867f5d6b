/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Total_HeadingInputs */

const en_ca2_checkout_total_heading = /** @type {(inputs: Checkout_Total_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The total has changed`)
};

const fr_ca2_checkout_total_heading = /** @type {(inputs: Checkout_Total_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le total a changé`)
};

/**
* | output |
* | --- |
* | "The total has changed" |
*
* @param {Checkout_Total_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_total_heading = /** @type {((inputs?: Checkout_Total_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Total_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_total_heading(inputs)
	return en_ca2_checkout_total_heading(inputs)
});