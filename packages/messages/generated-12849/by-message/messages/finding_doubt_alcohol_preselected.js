/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Alcohol_PreselectedInputs */

const en_ca2_finding_doubt_alcohol_preselected = /** @type {(inputs: Finding_Doubt_Alcohol_PreselectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is alcohol, which is never preselected.`)
};

const fr_ca2_finding_doubt_alcohol_preselected = /** @type {(inputs: Finding_Doubt_Alcohol_PreselectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est de l’alcool, qui n’est jamais présélectionné.`)
};

/**
* | output |
* | --- |
* | "This is alcohol, which is never preselected." |
*
* @param {Finding_Doubt_Alcohol_PreselectedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_alcohol_preselected = /** @type {((inputs?: Finding_Doubt_Alcohol_PreselectedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Alcohol_PreselectedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_alcohol_preselected(inputs)
	return en_ca2_finding_doubt_alcohol_preselected(inputs)
});