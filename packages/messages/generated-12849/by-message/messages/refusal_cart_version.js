/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Cart_VersionInputs */

const en_ca2_refusal_cart_version = /** @type {(inputs: Refusal_Cart_VersionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart has been changed elsewhere in the meantime.`)
};

const fr_ca2_refusal_cart_version = /** @type {(inputs: Refusal_Cart_VersionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier a été modifié ailleurs entre-temps.`)
};

/**
* | output |
* | --- |
* | "Your cart has been changed elsewhere in the meantime." |
*
* @param {Refusal_Cart_VersionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_cart_version = /** @type {((inputs?: Refusal_Cart_VersionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Cart_VersionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_cart_version(inputs)
	return en_ca2_refusal_cart_version(inputs)
});