/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Run_Sheet_RestockInputs */

const en_ca2_run_sheet_restock = /** @type {(inputs: Run_Sheet_RestockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To bring to the suites`)
};

const fr_ca2_run_sheet_restock = /** @type {(inputs: Run_Sheet_RestockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À apporter dans les loges`)
};

/**
* | output |
* | --- |
* | "To bring to the suites" |
*
* @param {Run_Sheet_RestockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const run_sheet_restock = /** @type {((inputs?: Run_Sheet_RestockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Run_Sheet_RestockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_run_sheet_restock(inputs)
	return en_ca2_run_sheet_restock(inputs)
});