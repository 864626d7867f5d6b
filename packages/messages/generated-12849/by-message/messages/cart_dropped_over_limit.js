/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Cart_Dropped_Over_LimitInputs */

const en_ca2_cart_dropped_over_limit = /** @type {(inputs: Cart_Dropped_Over_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: we kept the most that one order can have.`)
};

const fr_ca2_cart_dropped_over_limit = /** @type {(inputs: Cart_Dropped_Over_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : nous avons gardé le maximum permis par commande.`)
};

/**
* | output |
* | --- |
* | "{name}: we kept the most that one order can have." |
*
* @param {Cart_Dropped_Over_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_dropped_over_limit = /** @type {((inputs: Cart_Dropped_Over_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Dropped_Over_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_dropped_over_limit(inputs)
	return en_ca2_cart_dropped_over_limit(inputs)
});