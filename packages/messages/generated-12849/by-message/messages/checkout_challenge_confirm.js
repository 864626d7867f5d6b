/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Challenge_ConfirmInputs */

const en_ca2_checkout_challenge_confirm = /** @type {(inputs: Checkout_Challenge_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Approve the payment`)
};

const fr_ca2_checkout_challenge_confirm = /** @type {(inputs: Checkout_Challenge_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Approuver le paiement`)
};

/**
* | output |
* | --- |
* | "Approve the payment" |
*
* @param {Checkout_Challenge_ConfirmInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_challenge_confirm = /** @type {((inputs?: Checkout_Challenge_ConfirmInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Challenge_ConfirmInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_challenge_confirm(inputs)
	return en_ca2_checkout_challenge_confirm(inputs)
});