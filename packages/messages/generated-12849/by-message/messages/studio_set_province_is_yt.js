/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Province_Is_YtInputs */

const en_ca2_studio_set_province_is_yt = /** @type {(inputs: Studio_Set_Province_Is_YtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yukon`)
};

const fr_ca2_studio_set_province_is_yt = /** @type {(inputs: Studio_Set_Province_Is_YtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yukon`)
};

/**
* | output |
* | --- |
* | "Yukon" |
*
* @param {Studio_Set_Province_Is_YtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_province_is_yt = /** @type {((inputs?: Studio_Set_Province_Is_YtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Province_Is_YtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_province_is_yt(inputs)
	return en_ca2_studio_set_province_is_yt(inputs)
});