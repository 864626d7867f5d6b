/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Unit_Is_MiInputs */

const en_ca2_studio_set_delivery_unit_is_mi = /** @type {(inputs: Studio_Set_Delivery_Unit_Is_MiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Miles`)
};

const fr_ca2_studio_set_delivery_unit_is_mi = /** @type {(inputs: Studio_Set_Delivery_Unit_Is_MiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Milles`)
};

/**
* | output |
* | --- |
* | "Miles" |
*
* @param {Studio_Set_Delivery_Unit_Is_MiInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_unit_is_mi = /** @type {((inputs?: Studio_Set_Delivery_Unit_Is_MiInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Unit_Is_MiInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_unit_is_mi(inputs)
	return en_ca2_studio_set_delivery_unit_is_mi(inputs)
});