/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ wallet: NonNullable<unknown> }} Checkout_Paid_By_WalletInputs */

const en_ca2_checkout_paid_by_wallet = /** @type {(inputs: Checkout_Paid_By_WalletInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You’re paying with ${i?.wallet}.`)
};

const fr_ca2_checkout_paid_by_wallet = /** @type {(inputs: Checkout_Paid_By_WalletInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vous payez avec ${i?.wallet}.`)
};

/**
* | output |
* | --- |
* | "You’re paying with {wallet}." |
*
* @param {Checkout_Paid_By_WalletInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_paid_by_wallet = /** @type {((inputs: Checkout_Paid_By_WalletInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Paid_By_WalletInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_paid_by_wallet(inputs)
	return en_ca2_checkout_paid_by_wallet(inputs)
});