/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, venue: NonNullable<unknown> }} Checkout_Wallet_AskInputs */

const en_ca2_checkout_wallet_ask = /** @type {(inputs: Checkout_Wallet_AskInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pay ${i?.amount} to ${i?.venue}?`)
};

const fr_ca2_checkout_wallet_ask = /** @type {(inputs: Checkout_Wallet_AskInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Payer ${i?.amount} à ${i?.venue}?`)
};

/**
* | output |
* | --- |
* | "Pay {amount} to {venue}?" |
*
* @param {Checkout_Wallet_AskInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wallet_ask = /** @type {((inputs: Checkout_Wallet_AskInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Wallet_AskInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wallet_ask(inputs)
	return en_ca2_checkout_wallet_ask(inputs)
});