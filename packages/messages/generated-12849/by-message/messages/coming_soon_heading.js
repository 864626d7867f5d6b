/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Coming_Soon_HeadingInputs */

const en_ca2_coming_soon_heading = /** @type {(inputs: Coming_Soon_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not open just yet`)
};

const fr_ca2_coming_soon_heading = /** @type {(inputs: Coming_Soon_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore ouvert`)
};

/**
* | output |
* | --- |
* | "Not open just yet" |
*
* @param {Coming_Soon_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const coming_soon_heading = /** @type {((inputs?: Coming_Soon_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Coming_Soon_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_coming_soon_heading(inputs)
	return en_ca2_coming_soon_heading(inputs)
});