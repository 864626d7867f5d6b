/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_BlockedInputs */

const en_ca2_cart_blocked = /** @type {(inputs: Cart_BlockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change or remove the marked dishes before you check out.`)
};

const fr_ca2_cart_blocked = /** @type {(inputs: Cart_BlockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifiez ou retirez les plats signalés avant de passer à la caisse.`)
};

/**
* | output |
* | --- |
* | "Change or remove the marked dishes before you check out." |
*
* @param {Cart_BlockedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_blocked = /** @type {((inputs?: Cart_BlockedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_BlockedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_blocked(inputs)
	return en_ca2_cart_blocked(inputs)
});