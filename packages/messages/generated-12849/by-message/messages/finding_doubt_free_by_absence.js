/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Free_By_AbsenceInputs */

const en_ca2_finding_doubt_free_by_absence = /** @type {(inputs: Finding_Doubt_Free_By_AbsenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no price, which counts as 0.00: it costs nothing.`)
};

const fr_ca2_finding_doubt_free_by_absence = /** @type {(inputs: Finding_Doubt_Free_By_AbsenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun prix, ce qui compte comme 0.00 ; cela ne coûte rien.`)
};

/**
* | output |
* | --- |
* | "There is no price, which counts as 0.00: it costs nothing." |
*
* @param {Finding_Doubt_Free_By_AbsenceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_free_by_absence = /** @type {((inputs?: Finding_Doubt_Free_By_AbsenceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Free_By_AbsenceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_free_by_absence(inputs)
	return en_ca2_finding_doubt_free_by_absence(inputs)
});