/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_ShowInputs */

const en_ca2_studio_bulk_show = /** @type {(inputs: Studio_Bulk_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show to guests`)
};

const fr_ca2_studio_bulk_show = /** @type {(inputs: Studio_Bulk_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Montrer aux clients`)
};

/**
* | output |
* | --- |
* | "Show to guests" |
*
* @param {Studio_Bulk_ShowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_show = /** @type {((inputs?: Studio_Bulk_ShowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_ShowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_show(inputs)
	return en_ca2_studio_bulk_show(inputs)
});