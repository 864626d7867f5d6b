/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Custom_Areas_AddInputs */

const en_ca2_studio_set_delivery_custom_areas_add = /** @type {(inputs: Studio_Set_Delivery_Custom_Areas_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add an area`)
};

const fr_ca2_studio_set_delivery_custom_areas_add = /** @type {(inputs: Studio_Set_Delivery_Custom_Areas_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une zone`)
};

/**
* | output |
* | --- |
* | "Add an area" |
*
* @param {Studio_Set_Delivery_Custom_Areas_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_custom_areas_add = /** @type {((inputs?: Studio_Set_Delivery_Custom_Areas_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Custom_Areas_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_custom_areas_add(inputs)
	return en_ca2_studio_set_delivery_custom_areas_add(inputs)
});