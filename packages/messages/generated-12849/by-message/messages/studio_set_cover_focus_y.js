/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Cover_Focus_YInputs */

const en_ca2_studio_set_cover_focus_y = /** @type {(inputs: Studio_Set_Cover_Focus_YInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From the top, in percent`)
};

const fr_ca2_studio_set_cover_focus_y = /** @type {(inputs: Studio_Set_Cover_Focus_YInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Du haut, en pourcentage`)
};

/**
* | output |
* | --- |
* | "From the top, in percent" |
*
* @param {Studio_Set_Cover_Focus_YInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_cover_focus_y = /** @type {((inputs?: Studio_Set_Cover_Focus_YInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Cover_Focus_YInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_cover_focus_y(inputs)
	return en_ca2_studio_set_cover_focus_y(inputs)
});