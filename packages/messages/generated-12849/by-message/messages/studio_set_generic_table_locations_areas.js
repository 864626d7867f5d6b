/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Table_Locations_AreasInputs */

const en_ca2_studio_set_generic_table_locations_areas = /** @type {(inputs: Studio_Set_Generic_Table_Locations_AreasInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Areas`)
};

const fr_ca2_studio_set_generic_table_locations_areas = /** @type {(inputs: Studio_Set_Generic_Table_Locations_AreasInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Zones`)
};

/**
* | output |
* | --- |
* | "Areas" |
*
* @param {Studio_Set_Generic_Table_Locations_AreasInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_table_locations_areas = /** @type {((inputs?: Studio_Set_Generic_Table_Locations_AreasInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Table_Locations_AreasInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_table_locations_areas(inputs)
	return en_ca2_studio_set_generic_table_locations_areas(inputs)
});