/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ length: NonNullable<unknown> }} Finding_Doubt_GuessableInputs */

const en_ca2_finding_doubt_guessable = /** @type {(inputs: Finding_Doubt_GuessableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This can be guessed: use ${i?.length} or more letters and digits.`)
};

const fr_ca2_finding_doubt_guessable = /** @type {(inputs: Finding_Doubt_GuessableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cela se devine ; prenez ${i?.length} lettres et chiffres ou plus.`)
};

/**
* | output |
* | --- |
* | "This can be guessed: use {length} or more letters and digits." |
*
* @param {Finding_Doubt_GuessableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_guessable = /** @type {((inputs: Finding_Doubt_GuessableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_GuessableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_guessable(inputs)
	return en_ca2_finding_doubt_guessable(inputs)
});