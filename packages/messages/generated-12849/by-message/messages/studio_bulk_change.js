/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_ChangeInputs */

const en_ca2_studio_bulk_change = /** @type {(inputs: Studio_Bulk_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the prices`)
};

const fr_ca2_studio_bulk_change = /** @type {(inputs: Studio_Bulk_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier les prix`)
};

/**
* | output |
* | --- |
* | "Change the prices" |
*
* @param {Studio_Bulk_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_change = /** @type {((inputs?: Studio_Bulk_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_change(inputs)
	return en_ca2_studio_bulk_change(inputs)
});