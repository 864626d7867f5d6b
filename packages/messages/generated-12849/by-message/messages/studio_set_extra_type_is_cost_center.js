/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Extra_Type_Is_Cost_CenterInputs */

const en_ca2_studio_set_extra_type_is_cost_center = /** @type {(inputs: Studio_Set_Extra_Type_Is_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost centre`)
};

const fr_ca2_studio_set_extra_type_is_cost_center = /** @type {(inputs: Studio_Set_Extra_Type_Is_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Centre de coûts`)
};

/**
* | output |
* | --- |
* | "Cost centre" |
*
* @param {Studio_Set_Extra_Type_Is_Cost_CenterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_extra_type_is_cost_center = /** @type {((inputs?: Studio_Set_Extra_Type_Is_Cost_CenterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Extra_Type_Is_Cost_CenterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_extra_type_is_cost_center(inputs)
	return en_ca2_studio_set_extra_type_is_cost_center(inputs)
});