/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Browse_Is_TabsInputs */

const en_ca2_studio_set_browse_is_tabs = /** @type {(inputs: Studio_Set_Browse_Is_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menus and sections`)
};

const fr_ca2_studio_set_browse_is_tabs = /** @type {(inputs: Studio_Set_Browse_Is_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menus et sections`)
};

/**
* | output |
* | --- |
* | "Menus and sections" |
*
* @param {Studio_Set_Browse_Is_TabsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_browse_is_tabs = /** @type {((inputs?: Studio_Set_Browse_Is_TabsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Browse_Is_TabsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_browse_is_tabs(inputs)
	return en_ca2_studio_set_browse_is_tabs(inputs)
});