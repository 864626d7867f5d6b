/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ part: NonNullable<unknown>, last: NonNullable<unknown>, first: NonNullable<unknown> }} Finding_Doubt_Counts_DownInputs */

const en_ca2_finding_doubt_counts_down = /** @type {(inputs: Finding_Doubt_Counts_DownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.part} counts down and is no table. Write ${i?.last}-${i?.first}.`)
};

const fr_ca2_finding_doubt_counts_down = /** @type {(inputs: Finding_Doubt_Counts_DownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.part} est à rebours et ne désigne aucune table. Écrivez ${i?.last}-${i?.first}.`)
};

/**
* | output |
* | --- |
* | "{part} counts down and is no table. Write {last}-{first}." |
*
* @param {Finding_Doubt_Counts_DownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_counts_down = /** @type {((inputs: Finding_Doubt_Counts_DownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Counts_DownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_counts_down(inputs)
	return en_ca2_finding_doubt_counts_down(inputs)
});