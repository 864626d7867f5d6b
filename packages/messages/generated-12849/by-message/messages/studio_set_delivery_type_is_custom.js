/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Type_Is_CustomInputs */

const en_ca2_studio_set_delivery_type_is_custom = /** @type {(inputs: Studio_Set_Delivery_Type_Is_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To your places`)
};

const fr_ca2_studio_set_delivery_type_is_custom = /** @type {(inputs: Studio_Set_Delivery_Type_Is_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À vos lieux`)
};

/**
* | output |
* | --- |
* | "To your places" |
*
* @param {Studio_Set_Delivery_Type_Is_CustomInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_type_is_custom = /** @type {((inputs?: Studio_Set_Delivery_Type_Is_CustomInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Type_Is_CustomInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_type_is_custom(inputs)
	return en_ca2_studio_set_delivery_type_is_custom(inputs)
});