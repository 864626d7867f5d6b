/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_HideInputs */

const en_ca2_studio_bulk_hide = /** @type {(inputs: Studio_Bulk_HideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hide from guests`)
};

const fr_ca2_studio_bulk_hide = /** @type {(inputs: Studio_Bulk_HideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cacher aux clients`)
};

/**
* | output |
* | --- |
* | "Hide from guests" |
*
* @param {Studio_Bulk_HideInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_hide = /** @type {((inputs?: Studio_Bulk_HideInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_HideInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_hide(inputs)
	return en_ca2_studio_bulk_hide(inputs)
});