/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Loyalty_EnrolledInputs */

const en_ca2_checkout_loyalty_enrolled = /** @type {(inputs: Checkout_Loyalty_EnrolledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re in: this order earns points.`)
};

const fr_ca2_checkout_loyalty_enrolled = /** @type {(inputs: Checkout_Loyalty_EnrolledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous participez : cette commande donne des points.`)
};

/**
* | output |
* | --- |
* | "You’re in: this order earns points." |
*
* @param {Checkout_Loyalty_EnrolledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_loyalty_enrolled = /** @type {((inputs?: Checkout_Loyalty_EnrolledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Loyalty_EnrolledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_loyalty_enrolled(inputs)
	return en_ca2_checkout_loyalty_enrolled(inputs)
});