/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ text: NonNullable<unknown> }} Studio_Search_NoneInputs */

const en_ca2_studio_search_none = /** @type {(inputs: Studio_Search_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No dish has “${i?.text}” in its name.`)
};

const fr_ca2_studio_search_none = /** @type {(inputs: Studio_Search_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aucun plat n’a « ${i?.text} » dans son nom.`)
};

/**
* | output |
* | --- |
* | "No dish has “{text}” in its name." |
*
* @param {Studio_Search_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_search_none = /** @type {((inputs: Studio_Search_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Search_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_search_none(inputs)
	return en_ca2_studio_search_none(inputs)
});