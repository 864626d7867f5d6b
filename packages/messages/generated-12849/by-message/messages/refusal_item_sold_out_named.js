/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Refusal_Item_Sold_Out_NamedInputs */

const en_ca2_refusal_item_sold_out_named = /** @type {(inputs: Refusal_Item_Sold_Out_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is sold out.`)
};

const fr_ca2_refusal_item_sold_out_named = /** @type {(inputs: Refusal_Item_Sold_Out_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : épuisé.`)
};

/**
* | output |
* | --- |
* | "{name} is sold out." |
*
* @param {Refusal_Item_Sold_Out_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_item_sold_out_named = /** @type {((inputs: Refusal_Item_Sold_Out_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Item_Sold_Out_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_item_sold_out_named(inputs)
	return en_ca2_refusal_item_sold_out_named(inputs)
});