/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Loyalty_Points_MinimumInputs */

const en_ca2_studio_set_loyalty_points_minimum = /** @type {(inputs: Studio_Set_Loyalty_Points_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fewest points that can be used`)
};

const fr_ca2_studio_set_loyalty_points_minimum = /** @type {(inputs: Studio_Set_Loyalty_Points_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minimum de points pour s’en servir`)
};

/**
* | output |
* | --- |
* | "Fewest points that can be used" |
*
* @param {Studio_Set_Loyalty_Points_MinimumInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_loyalty_points_minimum = /** @type {((inputs?: Studio_Set_Loyalty_Points_MinimumInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Loyalty_Points_MinimumInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_loyalty_points_minimum(inputs)
	return en_ca2_studio_set_loyalty_points_minimum(inputs)
});