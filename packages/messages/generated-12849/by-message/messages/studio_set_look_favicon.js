/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_FaviconInputs */

const en_ca2_studio_set_look_favicon = /** @type {(inputs: Studio_Set_Look_FaviconInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Icon of the tab`)
};

const fr_ca2_studio_set_look_favicon = /** @type {(inputs: Studio_Set_Look_FaviconInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Icône de l’onglet`)
};

/**
* | output |
* | --- |
* | "Icon of the tab" |
*
* @param {Studio_Set_Look_FaviconInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_favicon = /** @type {((inputs?: Studio_Set_Look_FaviconInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_FaviconInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_favicon(inputs)
	return en_ca2_studio_set_look_favicon(inputs)
});