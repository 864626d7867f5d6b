/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Wallets_OrInputs */

const en_ca2_checkout_wallets_or = /** @type {(inputs: Checkout_Wallets_OrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Or pay another way`)
};

const fr_ca2_checkout_wallets_or = /** @type {(inputs: Checkout_Wallets_OrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ou payer autrement`)
};

/**
* | output |
* | --- |
* | "Or pay another way" |
*
* @param {Checkout_Wallets_OrInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wallets_or = /** @type {((inputs?: Checkout_Wallets_OrInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Wallets_OrInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wallets_or(inputs)
	return en_ca2_checkout_wallets_or(inputs)
});