/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Loyalty_Points_Per_DollarInputs */

const en_ca2_studio_set_loyalty_points_per_dollar = /** @type {(inputs: Studio_Set_Loyalty_Points_Per_DollarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points for a dollar`)
};

const fr_ca2_studio_set_loyalty_points_per_dollar = /** @type {(inputs: Studio_Set_Loyalty_Points_Per_DollarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points par dollar`)
};

/**
* | output |
* | --- |
* | "Points for a dollar" |
*
* @param {Studio_Set_Loyalty_Points_Per_DollarInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_loyalty_points_per_dollar = /** @type {((inputs?: Studio_Set_Loyalty_Points_Per_DollarInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Loyalty_Points_Per_DollarInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_loyalty_points_per_dollar(inputs)
	return en_ca2_studio_set_loyalty_points_per_dollar(inputs)
});