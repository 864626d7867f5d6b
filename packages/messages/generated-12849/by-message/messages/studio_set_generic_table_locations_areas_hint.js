/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Table_Locations_Areas_HintInputs */

const en_ca2_studio_set_generic_table_locations_areas_hint = /** @type {(inputs: Studio_Set_Generic_Table_Locations_Areas_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each with its code, such as Table 4:T4.`)
};

const fr_ca2_studio_set_generic_table_locations_areas_hint = /** @type {(inputs: Studio_Set_Generic_Table_Locations_Areas_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chacune avec son code, comme Table 4:T4.`)
};

/**
* | output |
* | --- |
* | "Each with its code, such as Table 4:T4." |
*
* @param {Studio_Set_Generic_Table_Locations_Areas_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_table_locations_areas_hint = /** @type {((inputs?: Studio_Set_Generic_Table_Locations_Areas_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Table_Locations_Areas_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_table_locations_areas_hint(inputs)
	return en_ca2_studio_set_generic_table_locations_areas_hint(inputs)
});