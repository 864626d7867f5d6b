/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Cart_RemovedInputs */

const en_ca2_cart_removed = /** @type {(inputs: Cart_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Removed: ${i?.name}.`)
};

const fr_ca2_cart_removed = /** @type {(inputs: Cart_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Retiré : ${i?.name}.`)
};

/**
* | output |
* | --- |
* | "Removed: {name}." |
*
* @param {Cart_RemovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_removed = /** @type {((inputs: Cart_RemovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_RemovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_removed(inputs)
	return en_ca2_cart_removed(inputs)
});