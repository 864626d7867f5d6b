/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_TablesInputs */

const en_ca2_studio_set_tables = /** @type {(inputs: Studio_Set_TablesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tables`)
};

const fr_ca2_studio_set_tables = /** @type {(inputs: Studio_Set_TablesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tables`)
};

/**
* | output |
* | --- |
* | "Tables" |
*
* @param {Studio_Set_TablesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tables = /** @type {((inputs?: Studio_Set_TablesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_TablesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tables(inputs)
	return en_ca2_studio_set_tables(inputs)
});