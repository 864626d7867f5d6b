/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_CoverInputs */

const en_ca2_studio_set_look_cover = /** @type {(inputs: Studio_Set_Look_CoverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cover picture`)
};

const fr_ca2_studio_set_look_cover = /** @type {(inputs: Studio_Set_Look_CoverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Photo de couverture`)
};

/**
* | output |
* | --- |
* | "Cover picture" |
*
* @param {Studio_Set_Look_CoverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_cover = /** @type {((inputs?: Studio_Set_Look_CoverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_CoverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_cover(inputs)
	return en_ca2_studio_set_look_cover(inputs)
});