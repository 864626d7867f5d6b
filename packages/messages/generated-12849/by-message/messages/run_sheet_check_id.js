/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Run_Sheet_Check_IdInputs */

const en_ca2_run_sheet_check_id = /** @type {(inputs: Run_Sheet_Check_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check ID: contains alcohol.`)
};

const fr_ca2_run_sheet_check_id = /** @type {(inputs: Run_Sheet_Check_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vérifier l’âge : contient de l’alcool.`)
};

/**
* | output |
* | --- |
* | "Check ID: contains alcohol." |
*
* @param {Run_Sheet_Check_IdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const run_sheet_check_id = /** @type {((inputs?: Run_Sheet_Check_IdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Run_Sheet_Check_IdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_run_sheet_check_id(inputs)
	return en_ca2_run_sheet_check_id(inputs)
});