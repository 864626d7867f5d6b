/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Prices_LeaveInputs */

const en_ca2_checkout_prices_leave = /** @type {(inputs: Checkout_Prices_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to my cart`)
};

const fr_ca2_checkout_prices_leave = /** @type {(inputs: Checkout_Prices_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour à mon panier`)
};

/**
* | output |
* | --- |
* | "Back to my cart" |
*
* @param {Checkout_Prices_LeaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_prices_leave = /** @type {((inputs?: Checkout_Prices_LeaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Prices_LeaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_prices_leave(inputs)
	return en_ca2_checkout_prices_leave(inputs)
});