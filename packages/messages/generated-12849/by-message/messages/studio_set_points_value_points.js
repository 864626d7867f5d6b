/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Points_Value_PointsInputs */

const en_ca2_studio_set_points_value_points = /** @type {(inputs: Studio_Set_Points_Value_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This many points`)
};

const fr_ca2_studio_set_points_value_points = /** @type {(inputs: Studio_Set_Points_Value_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce nombre de points`)
};

/**
* | output |
* | --- |
* | "This many points" |
*
* @param {Studio_Set_Points_Value_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_points_value_points = /** @type {((inputs?: Studio_Set_Points_Value_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Points_Value_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_points_value_points(inputs)
	return en_ca2_studio_set_points_value_points(inputs)
});