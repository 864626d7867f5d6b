/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Challenge_LeaveInputs */

const en_ca2_checkout_challenge_leave = /** @type {(inputs: Checkout_Challenge_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use another card`)
};

const fr_ca2_checkout_challenge_leave = /** @type {(inputs: Checkout_Challenge_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Utiliser une autre carte`)
};

/**
* | output |
* | --- |
* | "Use another card" |
*
* @param {Checkout_Challenge_LeaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_challenge_leave = /** @type {((inputs?: Checkout_Challenge_LeaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Challenge_LeaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_challenge_leave(inputs)
	return en_ca2_checkout_challenge_leave(inputs)
});