/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_TitleInputs */

const en_ca2_studio_title = /** @type {(inputs: Studio_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menu and settings`)
};

const fr_ca2_studio_title = /** @type {(inputs: Studio_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menu et réglages`)
};

/**
* | output |
* | --- |
* | "Menu and settings" |
*
* @param {Studio_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_title = /** @type {((inputs?: Studio_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_title(inputs)
	return en_ca2_studio_title(inputs)
});