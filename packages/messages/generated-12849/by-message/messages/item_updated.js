/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Item_UpdatedInputs */

const en_ca2_item_updated = /** @type {(inputs: Item_UpdatedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is updated in your cart.`)
};

const fr_ca2_item_updated = /** @type {(inputs: Item_UpdatedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} est à jour dans votre panier.`)
};

/**
* | output |
* | --- |
* | "{name} is updated in your cart." |
*
* @param {Item_UpdatedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_updated = /** @type {((inputs: Item_UpdatedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_UpdatedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_updated(inputs)
	return en_ca2_item_updated(inputs)
});