/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Loyalty_Points_ValueInputs */

const en_ca2_studio_set_loyalty_points_value = /** @type {(inputs: Studio_Set_Loyalty_Points_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Value of points`)
};

const fr_ca2_studio_set_loyalty_points_value = /** @type {(inputs: Studio_Set_Loyalty_Points_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valeur des points`)
};

/**
* | output |
* | --- |
* | "Value of points" |
*
* @param {Studio_Set_Loyalty_Points_ValueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_loyalty_points_value = /** @type {((inputs?: Studio_Set_Loyalty_Points_ValueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Loyalty_Points_ValueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_loyalty_points_value(inputs)
	return en_ca2_studio_set_loyalty_points_value(inputs)
});