/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Day_Not_ServedInputs */

const en_ca2_checkout_day_not_served = /** @type {(inputs: Checkout_Day_Not_ServedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`not served`)
};

const fr_ca2_checkout_day_not_served = /** @type {(inputs: Checkout_Day_Not_ServedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pas servi`)
};

/**
* | output |
* | --- |
* | "not served" |
*
* @param {Checkout_Day_Not_ServedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_day_not_served = /** @type {((inputs?: Checkout_Day_Not_ServedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Day_Not_ServedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_day_not_served(inputs)
	return en_ca2_checkout_day_not_served(inputs)
});