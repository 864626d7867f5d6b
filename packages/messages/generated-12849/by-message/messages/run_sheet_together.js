/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Run_Sheet_TogetherInputs */

const en_ca2_run_sheet_together = /** @type {(inputs: Run_Sheet_TogetherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All suites together`)
};

const fr_ca2_run_sheet_together = /** @type {(inputs: Run_Sheet_TogetherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toutes les loges ensemble`)
};

/**
* | output |
* | --- |
* | "All suites together" |
*
* @param {Run_Sheet_TogetherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const run_sheet_together = /** @type {((inputs?: Run_Sheet_TogetherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Run_Sheet_TogetherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_run_sheet_together(inputs)
	return en_ca2_run_sheet_together(inputs)
});