/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Table_Locations_LocationInputs */

const en_ca2_studio_set_generic_table_locations_location = /** @type {(inputs: Studio_Set_Generic_Table_Locations_LocationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place`)
};

const fr_ca2_studio_set_generic_table_locations_location = /** @type {(inputs: Studio_Set_Generic_Table_Locations_LocationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lieu`)
};

/**
* | output |
* | --- |
* | "Place" |
*
* @param {Studio_Set_Generic_Table_Locations_LocationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_table_locations_location = /** @type {((inputs?: Studio_Set_Generic_Table_Locations_LocationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Table_Locations_LocationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_table_locations_location(inputs)
	return en_ca2_studio_set_generic_table_locations_location(inputs)
});