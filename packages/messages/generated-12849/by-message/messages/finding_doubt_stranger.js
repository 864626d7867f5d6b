/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_StrangerInputs */

const en_ca2_finding_doubt_stranger = /** @type {(inputs: Finding_Doubt_StrangerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An account with this email address must exist.`)
};

const fr_ca2_finding_doubt_stranger = /** @type {(inputs: Finding_Doubt_StrangerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un compte avec cette adresse courriel doit exister.`)
};

/**
* | output |
* | --- |
* | "An account with this email address must exist." |
*
* @param {Finding_Doubt_StrangerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_stranger = /** @type {((inputs?: Finding_Doubt_StrangerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_StrangerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_stranger(inputs)
	return en_ca2_finding_doubt_stranger(inputs)
});