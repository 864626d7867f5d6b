/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Date_To_ComeInputs */

const en_ca2_finding_doubt_date_to_come = /** @type {(inputs: Finding_Doubt_Date_To_ComeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is in the future and hides nothing until then.`)
};

const fr_ca2_finding_doubt_date_to_come = /** @type {(inputs: Finding_Doubt_Date_To_ComeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette date est à venir et ne cache rien d’ici là.`)
};

/**
* | output |
* | --- |
* | "This is in the future and hides nothing until then." |
*
* @param {Finding_Doubt_Date_To_ComeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_date_to_come = /** @type {((inputs?: Finding_Doubt_Date_To_ComeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Date_To_ComeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_date_to_come(inputs)
	return en_ca2_finding_doubt_date_to_come(inputs)
});