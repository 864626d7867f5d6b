/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Cart_NearestInputs */

const en_ca2_cart_nearest = /** @type {(inputs: Cart_NearestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prices are for ${i?.when}, the earliest you can have it. You choose the time at checkout.`)
};

const fr_ca2_cart_nearest = /** @type {(inputs: Cart_NearestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prix pour ${i?.when}, au plus tôt. Vous choisirez l’heure à la caisse.`)
};

/**
* | output |
* | --- |
* | "Prices are for {when}, the earliest you can have it. You choose the time at checkout." |
*
* @param {Cart_NearestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_nearest = /** @type {((inputs: Cart_NearestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_NearestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_nearest(inputs)
	return en_ca2_cart_nearest(inputs)
});