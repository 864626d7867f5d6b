/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Cover_Focus_XInputs */

const en_ca2_studio_set_cover_focus_x = /** @type {(inputs: Studio_Set_Cover_Focus_XInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From the left, in percent`)
};

const fr_ca2_studio_set_cover_focus_x = /** @type {(inputs: Studio_Set_Cover_Focus_XInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De la gauche, en pourcentage`)
};

/**
* | output |
* | --- |
* | "From the left, in percent" |
*
* @param {Studio_Set_Cover_Focus_XInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_cover_focus_x = /** @type {((inputs?: Studio_Set_Cover_Focus_XInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Cover_Focus_XInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_cover_focus_x(inputs)
	return en_ca2_studio_set_cover_focus_x(inputs)
});