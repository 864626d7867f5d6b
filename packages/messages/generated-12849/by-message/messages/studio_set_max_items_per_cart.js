/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Max_Items_Per_CartInputs */

const en_ca2_studio_set_max_items_per_cart = /** @type {(inputs: Studio_Set_Max_Items_Per_CartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Most dishes in a cart`)
};

const fr_ca2_studio_set_max_items_per_cart = /** @type {(inputs: Studio_Set_Max_Items_Per_CartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maximum de plats au panier`)
};

/**
* | output |
* | --- |
* | "Most dishes in a cart" |
*
* @param {Studio_Set_Max_Items_Per_CartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_max_items_per_cart = /** @type {((inputs?: Studio_Set_Max_Items_Per_CartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Max_Items_Per_CartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_max_items_per_cart(inputs)
	return en_ca2_studio_set_max_items_per_cart(inputs)
});