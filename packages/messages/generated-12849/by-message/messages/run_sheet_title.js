/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ event: NonNullable<unknown> }} Run_Sheet_TitleInputs */

const en_ca2_run_sheet_title = /** @type {(inputs: Run_Sheet_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Run sheet: ${i?.event}`)
};

const fr_ca2_run_sheet_title = /** @type {(inputs: Run_Sheet_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Feuille de service : ${i?.event}`)
};

/**
* | output |
* | --- |
* | "Run sheet: {event}" |
*
* @param {Run_Sheet_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const run_sheet_title = /** @type {((inputs: Run_Sheet_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Run_Sheet_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_run_sheet_title(inputs)
	return en_ca2_run_sheet_title(inputs)
});