/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Run_Sheet_NothingInputs */

const en_ca2_run_sheet_nothing = /** @type {(inputs: Run_Sheet_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been ordered yet.`)
};

const fr_ca2_run_sheet_nothing = /** @type {(inputs: Run_Sheet_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’est encore commandé.`)
};

/**
* | output |
* | --- |
* | "Nothing has been ordered yet." |
*
* @param {Run_Sheet_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const run_sheet_nothing = /** @type {((inputs?: Run_Sheet_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Run_Sheet_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_run_sheet_nothing(inputs)
	return en_ca2_run_sheet_nothing(inputs)
});