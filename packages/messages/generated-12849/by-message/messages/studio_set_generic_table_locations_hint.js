/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Table_Locations_HintInputs */

const en_ca2_studio_set_generic_table_locations_hint = /** @type {(inputs: Studio_Set_Generic_Table_Locations_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For guests who choose where they are.`)
};

const fr_ca2_studio_set_generic_table_locations_hint = /** @type {(inputs: Studio_Set_Generic_Table_Locations_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour les clients qui choisissent où ils sont.`)
};

/**
* | output |
* | --- |
* | "For guests who choose where they are." |
*
* @param {Studio_Set_Generic_Table_Locations_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_table_locations_hint = /** @type {((inputs?: Studio_Set_Generic_Table_Locations_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Table_Locations_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_table_locations_hint(inputs)
	return en_ca2_studio_set_generic_table_locations_hint(inputs)
});