/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ prep: NonNullable<unknown>, notice: NonNullable<unknown> }} Finding_Doubt_Prep_Beyond_NoticeInputs */

const en_ca2_finding_doubt_prep_beyond_notice = /** @type {(inputs: Finding_Doubt_Prep_Beyond_NoticeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.prep} minutes are longer than the notice of ${i?.notice}.`)
};

const fr_ca2_finding_doubt_prep_beyond_notice = /** @type {(inputs: Finding_Doubt_Prep_Beyond_NoticeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.prep} minutes sont plus longues que le préavis de ${i?.notice}.`)
};

/**
* | output |
* | --- |
* | "{prep} minutes are longer than the notice of {notice}." |
*
* @param {Finding_Doubt_Prep_Beyond_NoticeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_prep_beyond_notice = /** @type {((inputs: Finding_Doubt_Prep_Beyond_NoticeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Prep_Beyond_NoticeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_prep_beyond_notice(inputs)
	return en_ca2_finding_doubt_prep_beyond_notice(inputs)
});