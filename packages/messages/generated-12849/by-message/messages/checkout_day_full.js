/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Day_FullInputs */

const en_ca2_checkout_day_full = /** @type {(inputs: Checkout_Day_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`full`)
};

const fr_ca2_checkout_day_full = /** @type {(inputs: Checkout_Day_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`complet`)
};

/**
* | output |
* | --- |
* | "full" |
*
* @param {Checkout_Day_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_day_full = /** @type {((inputs?: Checkout_Day_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Day_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_day_full(inputs)
	return en_ca2_checkout_day_full(inputs)
});