/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_ByInputs */

const en_ca2_studio_bulk_by = /** @type {(inputs: Studio_Bulk_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By`)
};

const fr_ca2_studio_bulk_by = /** @type {(inputs: Studio_Bulk_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De`)
};

/**
* | output |
* | --- |
* | "By" |
*
* @param {Studio_Bulk_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_by = /** @type {((inputs?: Studio_Bulk_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_by(inputs)
	return en_ca2_studio_bulk_by(inputs)
});