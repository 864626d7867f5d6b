/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, date: NonNullable<unknown> }} Cart_Dropped_Past_CutoffInputs */

const en_ca2_cart_dropped_past_cutoff = /** @type {(inputs: Cart_Dropped_Past_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: it’s too late to order for ${i?.date}.`)
};

const fr_ca2_cart_dropped_past_cutoff = /** @type {(inputs: Cart_Dropped_Past_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : il est trop tard pour commander pour le ${i?.date}.`)
};

/**
* | output |
* | --- |
* | "{name}: it’s too late to order for {date}." |
*
* @param {Cart_Dropped_Past_CutoffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_dropped_past_cutoff = /** @type {((inputs: Cart_Dropped_Past_CutoffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Dropped_Past_CutoffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_dropped_past_cutoff(inputs)
	return en_ca2_cart_dropped_past_cutoff(inputs)
});