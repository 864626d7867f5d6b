/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_PreviewInputs */

const en_ca2_studio_set_preview = /** @type {(inputs: Studio_Set_PreviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How guests will see it`)
};

const fr_ca2_studio_set_preview = /** @type {(inputs: Studio_Set_PreviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme les clients le verront`)
};

/**
* | output |
* | --- |
* | "How guests will see it" |
*
* @param {Studio_Set_PreviewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_preview = /** @type {((inputs?: Studio_Set_PreviewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_PreviewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_preview(inputs)
	return en_ca2_studio_set_preview(inputs)
});