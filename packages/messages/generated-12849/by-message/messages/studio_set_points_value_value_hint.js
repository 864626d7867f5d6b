/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Points_Value_Value_HintInputs */

const en_ca2_studio_set_points_value_value_hint = /** @type {(inputs: Studio_Set_Points_Value_Value_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dollars, such as 5.00.`)
};

const fr_ca2_studio_set_points_value_value_hint = /** @type {(inputs: Studio_Set_Points_Value_Value_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En dollars, comme 5.00.`)
};

/**
* | output |
* | --- |
* | "Dollars, such as 5.00." |
*
* @param {Studio_Set_Points_Value_Value_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_points_value_value_hint = /** @type {((inputs?: Studio_Set_Points_Value_Value_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Points_Value_Value_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_points_value_value_hint(inputs)
	return en_ca2_studio_set_points_value_value_hint(inputs)
});