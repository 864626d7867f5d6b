/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Table_LocationsInputs */

const en_ca2_studio_set_generic_table_locations = /** @type {(inputs: Studio_Set_Generic_Table_LocationsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Places with areas`)
};

const fr_ca2_studio_set_generic_table_locations = /** @type {(inputs: Studio_Set_Generic_Table_LocationsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lieux avec zones`)
};

/**
* | output |
* | --- |
* | "Places with areas" |
*
* @param {Studio_Set_Generic_Table_LocationsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_table_locations = /** @type {((inputs?: Studio_Set_Generic_Table_LocationsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Table_LocationsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_table_locations(inputs)
	return en_ca2_studio_set_generic_table_locations(inputs)
});