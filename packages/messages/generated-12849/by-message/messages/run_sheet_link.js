/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Run_Sheet_LinkInputs */

const en_ca2_run_sheet_link = /** @type {(inputs: Run_Sheet_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Run sheet (PDF)`)
};

const fr_ca2_run_sheet_link = /** @type {(inputs: Run_Sheet_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Feuille de service (PDF)`)
};

/**
* | output |
* | --- |
* | "Run sheet (PDF)" |
*
* @param {Run_Sheet_LinkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const run_sheet_link = /** @type {((inputs?: Run_Sheet_LinkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Run_Sheet_LinkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_run_sheet_link(inputs)
	return en_ca2_run_sheet_link(inputs)
});