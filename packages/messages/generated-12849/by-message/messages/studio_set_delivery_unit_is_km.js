/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Unit_Is_KmInputs */

const en_ca2_studio_set_delivery_unit_is_km = /** @type {(inputs: Studio_Set_Delivery_Unit_Is_KmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kilometres`)
};

const fr_ca2_studio_set_delivery_unit_is_km = /** @type {(inputs: Studio_Set_Delivery_Unit_Is_KmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kilomètres`)
};

/**
* | output |
* | --- |
* | "Kilometres" |
*
* @param {Studio_Set_Delivery_Unit_Is_KmInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_unit_is_km = /** @type {((inputs?: Studio_Set_Delivery_Unit_Is_KmInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Unit_Is_KmInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_unit_is_km(inputs)
	return en_ca2_studio_set_delivery_unit_is_km(inputs)
});