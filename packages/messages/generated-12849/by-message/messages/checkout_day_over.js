/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Day_OverInputs */

const en_ca2_checkout_day_over = /** @type {(inputs: Checkout_Day_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`too late`)
};

const fr_ca2_checkout_day_over = /** @type {(inputs: Checkout_Day_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`trop tard`)
};

/**
* | output |
* | --- |
* | "too late" |
*
* @param {Checkout_Day_OverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_day_over = /** @type {((inputs?: Checkout_Day_OverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Day_OverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_day_over(inputs)
	return en_ca2_checkout_day_over(inputs)
});