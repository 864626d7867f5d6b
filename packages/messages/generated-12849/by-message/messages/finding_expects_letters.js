/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_LettersInputs */

const en_ca2_finding_expects_letters = /** @type {(inputs: Finding_Expects_LettersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`seven texts, Monday first, of 96 letters each, one for every 15 minutes`)
};

const fr_ca2_finding_expects_letters = /** @type {(inputs: Finding_Expects_LettersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sept textes, à partir du lundi, de 96 lettres chacun, une par quart d’heure`)
};

/**
* | output |
* | --- |
* | "seven texts, Monday first, of 96 letters each, one for every 15 minutes" |
*
* @param {Finding_Expects_LettersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_letters = /** @type {((inputs?: Finding_Expects_LettersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_LettersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_letters(inputs)
	return en_ca2_finding_expects_letters(inputs)
});