/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Type_DeliveryInputs */

const en_ca2_studio_set_type_delivery = /** @type {(inputs: Studio_Set_Type_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery`)
};

const fr_ca2_studio_set_type_delivery = /** @type {(inputs: Studio_Set_Type_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison`)
};

/**
* | output |
* | --- |
* | "Delivery" |
*
* @param {Studio_Set_Type_DeliveryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_type_delivery = /** @type {((inputs?: Studio_Set_Type_DeliveryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Type_DeliveryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_type_delivery(inputs)
	return en_ca2_studio_set_type_delivery(inputs)
});