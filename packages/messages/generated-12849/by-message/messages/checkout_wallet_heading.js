/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ wallet: NonNullable<unknown> }} Checkout_Wallet_HeadingInputs */

const en_ca2_checkout_wallet_heading = /** @type {(inputs: Checkout_Wallet_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.wallet} (test mode)`)
};

const fr_ca2_checkout_wallet_heading = /** @type {(inputs: Checkout_Wallet_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.wallet} (mode d’essai)`)
};

/**
* | output |
* | --- |
* | "{wallet} (test mode)" |
*
* @param {Checkout_Wallet_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wallet_heading = /** @type {((inputs: Checkout_Wallet_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Wallet_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wallet_heading(inputs)
	return en_ca2_checkout_wallet_heading(inputs)
});