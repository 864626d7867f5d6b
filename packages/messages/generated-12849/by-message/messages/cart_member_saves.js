/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Cart_Member_SavesInputs */

const en_ca2_cart_member_saves = /** @type {(inputs: Cart_Member_SavesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Member prices save you ${i?.amount}`)
};

const fr_ca2_cart_member_saves = /** @type {(inputs: Cart_Member_SavesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les prix membres vous font épargner ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Member prices save you {amount}" |
*
* @param {Cart_Member_SavesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_member_saves = /** @type {((inputs: Cart_Member_SavesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Member_SavesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_member_saves(inputs)
	return en_ca2_cart_member_saves(inputs)
});