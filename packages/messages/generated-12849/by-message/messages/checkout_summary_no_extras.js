/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Summary_No_ExtrasInputs */

const en_ca2_checkout_summary_no_extras = /** @type {(inputs: Checkout_Summary_No_ExtrasInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Optional`)
};

const fr_ca2_checkout_summary_no_extras = /** @type {(inputs: Checkout_Summary_No_ExtrasInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Facultatif`)
};

/**
* | output |
* | --- |
* | "Optional" |
*
* @param {Checkout_Summary_No_ExtrasInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_summary_no_extras = /** @type {((inputs?: Checkout_Summary_No_ExtrasInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Summary_No_ExtrasInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_summary_no_extras(inputs)
	return en_ca2_checkout_summary_no_extras(inputs)
});