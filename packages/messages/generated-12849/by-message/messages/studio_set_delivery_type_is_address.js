/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Type_Is_AddressInputs */

const en_ca2_studio_set_delivery_type_is_address = /** @type {(inputs: Studio_Set_Delivery_Type_Is_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To addresses`)
};

const fr_ca2_studio_set_delivery_type_is_address = /** @type {(inputs: Studio_Set_Delivery_Type_Is_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À des adresses`)
};

/**
* | output |
* | --- |
* | "To addresses" |
*
* @param {Studio_Set_Delivery_Type_Is_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_type_is_address = /** @type {((inputs?: Studio_Set_Delivery_Type_Is_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Type_Is_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_type_is_address(inputs)
	return en_ca2_studio_set_delivery_type_is_address(inputs)
});