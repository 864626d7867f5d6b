/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Browse_Is_ListInputs */

const en_ca2_studio_set_browse_is_list = /** @type {(inputs: Studio_Set_Browse_Is_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only sections`)
};

const fr_ca2_studio_set_browse_is_list = /** @type {(inputs: Studio_Set_Browse_Is_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seulement les sections`)
};

/**
* | output |
* | --- |
* | "Only sections" |
*
* @param {Studio_Set_Browse_Is_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_browse_is_list = /** @type {((inputs?: Studio_Set_Browse_Is_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Browse_Is_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_browse_is_list(inputs)
	return en_ca2_studio_set_browse_is_list(inputs)
});