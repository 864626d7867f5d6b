/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Coming_Soon_TitleInputs */

const en_ca2_coming_soon_title = /** @type {(inputs: Coming_Soon_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coming soon`)
};

const fr_ca2_coming_soon_title = /** @type {(inputs: Coming_Soon_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À venir`)
};

/**
* | output |
* | --- |
* | "Coming soon" |
*
* @param {Coming_Soon_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const coming_soon_title = /** @type {((inputs?: Coming_Soon_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Coming_Soon_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_coming_soon_title(inputs)
	return en_ca2_coming_soon_title(inputs)
});