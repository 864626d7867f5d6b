/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_No_TimesInputs */

const en_ca2_checkout_no_times = /** @type {(inputs: Checkout_No_TimesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not possible at the moment`)
};

const fr_ca2_checkout_no_times = /** @type {(inputs: Checkout_No_TimesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impossible pour l’instant`)
};

/**
* | output |
* | --- |
* | "Not possible at the moment" |
*
* @param {Checkout_No_TimesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_no_times = /** @type {((inputs?: Checkout_No_TimesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_No_TimesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_no_times(inputs)
	return en_ca2_checkout_no_times(inputs)
});