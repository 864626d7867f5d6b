/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ wallet: NonNullable<unknown> }} Checkout_Wallet_PayInputs */

const en_ca2_checkout_wallet_pay = /** @type {(inputs: Checkout_Wallet_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pay with ${i?.wallet}`)
};

const fr_ca2_checkout_wallet_pay = /** @type {(inputs: Checkout_Wallet_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Payer avec ${i?.wallet}`)
};

/**
* | output |
* | --- |
* | "Pay with {wallet}" |
*
* @param {Checkout_Wallet_PayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wallet_pay = /** @type {((inputs: Checkout_Wallet_PayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Wallet_PayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wallet_pay(inputs)
	return en_ca2_checkout_wallet_pay(inputs)
});