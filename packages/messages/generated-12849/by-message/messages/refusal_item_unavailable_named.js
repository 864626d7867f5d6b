/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Refusal_Item_Unavailable_NamedInputs */

const en_ca2_refusal_item_unavailable_named = /** @type {(inputs: Refusal_Item_Unavailable_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is not available.`)
};

const fr_ca2_refusal_item_unavailable_named = /** @type {(inputs: Refusal_Item_Unavailable_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : pas offert pour l’instant.`)
};

/**
* | output |
* | --- |
* | "{name} is not available." |
*
* @param {Refusal_Item_Unavailable_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_item_unavailable_named = /** @type {((inputs: Refusal_Item_Unavailable_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Item_Unavailable_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_item_unavailable_named(inputs)
	return en_ca2_refusal_item_unavailable_named(inputs)
});