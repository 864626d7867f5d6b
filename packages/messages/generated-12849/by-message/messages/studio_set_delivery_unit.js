/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_UnitInputs */

const en_ca2_studio_set_delivery_unit = /** @type {(inputs: Studio_Set_Delivery_UnitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unit`)
};

const fr_ca2_studio_set_delivery_unit = /** @type {(inputs: Studio_Set_Delivery_UnitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unité`)
};

/**
* | output |
* | --- |
* | "Unit" |
*
* @param {Studio_Set_Delivery_UnitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_unit = /** @type {((inputs?: Studio_Set_Delivery_UnitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_UnitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_unit(inputs)
	return en_ca2_studio_set_delivery_unit(inputs)
});