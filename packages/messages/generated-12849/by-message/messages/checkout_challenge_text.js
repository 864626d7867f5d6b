/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, venue: NonNullable<unknown> }} Checkout_Challenge_TextInputs */

const en_ca2_checkout_challenge_text = /** @type {(inputs: Checkout_Challenge_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Do you approve a payment of ${i?.amount} to ${i?.venue}?`)
};

const fr_ca2_checkout_challenge_text = /** @type {(inputs: Checkout_Challenge_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Approuvez-vous un paiement de ${i?.amount} à ${i?.venue}?`)
};

/**
* | output |
* | --- |
* | "Do you approve a payment of {amount} to {venue}?" |
*
* @param {Checkout_Challenge_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_challenge_text = /** @type {((inputs: Checkout_Challenge_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Challenge_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_challenge_text(inputs)
	return en_ca2_checkout_challenge_text(inputs)
});