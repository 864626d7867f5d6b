/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_WalletsInputs */

const en_ca2_checkout_wallets = /** @type {(inputs: Checkout_WalletsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Express checkout`)
};

const fr_ca2_checkout_wallets = /** @type {(inputs: Checkout_WalletsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiement express`)
};

/**
* | output |
* | --- |
* | "Express checkout" |
*
* @param {Checkout_WalletsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wallets = /** @type {((inputs?: Checkout_WalletsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_WalletsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wallets(inputs)
	return en_ca2_checkout_wallets(inputs)
});