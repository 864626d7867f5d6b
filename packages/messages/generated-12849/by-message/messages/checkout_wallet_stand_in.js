/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ wallet: NonNullable<unknown> }} Checkout_Wallet_Stand_InInputs */

const en_ca2_checkout_wallet_stand_in = /** @type {(inputs: Checkout_Wallet_Stand_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`In test mode, this window stands in for ${i?.wallet}. No money moves.`)
};

const fr_ca2_checkout_wallet_stand_in = /** @type {(inputs: Checkout_Wallet_Stand_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`En mode d’essai, cette fenêtre remplace ${i?.wallet}. Aucun argent ne circule.`)
};

/**
* | output |
* | --- |
* | "In test mode, this window stands in for {wallet}. No money moves." |
*
* @param {Checkout_Wallet_Stand_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wallet_stand_in = /** @type {((inputs: Checkout_Wallet_Stand_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Wallet_Stand_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wallet_stand_in(inputs)
	return en_ca2_checkout_wallet_stand_in(inputs)
});