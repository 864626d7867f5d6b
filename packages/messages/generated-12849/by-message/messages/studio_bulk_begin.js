/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_BeginInputs */

const en_ca2_studio_bulk_begin = /** @type {(inputs: Studio_Bulk_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change several dishes`)
};

const fr_ca2_studio_bulk_begin = /** @type {(inputs: Studio_Bulk_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier plusieurs plats`)
};

/**
* | output |
* | --- |
* | "Change several dishes" |
*
* @param {Studio_Bulk_BeginInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_begin = /** @type {((inputs?: Studio_Bulk_BeginInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_BeginInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_begin(inputs)
	return en_ca2_studio_bulk_begin(inputs)
});