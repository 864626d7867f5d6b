/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Allergy_LeaveInputs */

const en_ca2_school_allergy_leave = /** @type {(inputs: School_Allergy_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave it out`)
};

const fr_ca2_school_allergy_leave = /** @type {(inputs: School_Allergy_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ne pas l’ajouter`)
};

/**
* | output |
* | --- |
* | "Leave it out" |
*
* @param {School_Allergy_LeaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_allergy_leave = /** @type {((inputs?: School_Allergy_LeaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Allergy_LeaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_allergy_leave(inputs)
	return en_ca2_school_allergy_leave(inputs)
});