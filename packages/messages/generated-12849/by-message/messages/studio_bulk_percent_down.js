/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_Percent_DownInputs */

const en_ca2_studio_bulk_percent_down = /** @type {(inputs: Studio_Bulk_Percent_DownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lower by a percentage`)
};

const fr_ca2_studio_bulk_percent_down = /** @type {(inputs: Studio_Bulk_Percent_DownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baisser d’un pourcentage`)
};

/**
* | output |
* | --- |
* | "Lower by a percentage" |
*
* @param {Studio_Bulk_Percent_DownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_percent_down = /** @type {((inputs?: Studio_Bulk_Percent_DownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_Percent_DownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_percent_down(inputs)
	return en_ca2_studio_bulk_percent_down(inputs)
});