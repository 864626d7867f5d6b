/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Cover_FocusInputs */

const en_ca2_studio_set_look_cover_focus = /** @type {(inputs: Studio_Set_Look_Cover_FocusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Point of the cover that stays in view`)
};

const fr_ca2_studio_set_look_cover_focus = /** @type {(inputs: Studio_Set_Look_Cover_FocusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Point de la couverture qui reste visible`)
};

/**
* | output |
* | --- |
* | "Point of the cover that stays in view" |
*
* @param {Studio_Set_Look_Cover_FocusInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_cover_focus = /** @type {((inputs?: Studio_Set_Look_Cover_FocusInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Cover_FocusInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_cover_focus(inputs)
	return en_ca2_studio_set_look_cover_focus(inputs)
});