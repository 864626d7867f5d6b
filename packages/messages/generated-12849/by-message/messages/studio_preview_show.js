/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Preview_ShowInputs */

const en_ca2_studio_preview_show = /** @type {(inputs: Studio_Preview_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show`)
};

const fr_ca2_studio_preview_show = /** @type {(inputs: Studio_Preview_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afficher`)
};

/**
* | output |
* | --- |
* | "Show" |
*
* @param {Studio_Preview_ShowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_preview_show = /** @type {((inputs?: Studio_Preview_ShowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Preview_ShowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_preview_show(inputs)
	return en_ca2_studio_preview_show(inputs)
});