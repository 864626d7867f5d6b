/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Add_MoreInputs */

const en_ca2_cart_add_more = /** @type {(inputs: Cart_Add_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add something else`)
};

const fr_ca2_cart_add_more = /** @type {(inputs: Cart_Add_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter un plat`)
};

/**
* | output |
* | --- |
* | "Add something else" |
*
* @param {Cart_Add_MoreInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_add_more = /** @type {((inputs?: Cart_Add_MoreInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Add_MoreInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_add_more(inputs)
	return en_ca2_cart_add_more(inputs)
});