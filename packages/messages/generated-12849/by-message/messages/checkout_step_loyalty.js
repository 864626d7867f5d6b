/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_LoyaltyInputs */

const en_ca2_checkout_step_loyalty = /** @type {(inputs: Checkout_Step_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points`)
};

const fr_ca2_checkout_step_loyalty = /** @type {(inputs: Checkout_Step_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points`)
};

/**
* | output |
* | --- |
* | "Points" |
*
* @param {Checkout_Step_LoyaltyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_loyalty = /** @type {((inputs?: Checkout_Step_LoyaltyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_LoyaltyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_loyalty(inputs)
	return en_ca2_checkout_step_loyalty(inputs)
});