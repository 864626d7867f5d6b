/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ percent: NonNullable<unknown> }} Finding_Doubt_Great_TipInputs */

const en_ca2_finding_doubt_great_tip = /** @type {(inputs: Finding_Doubt_Great_TipInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This offers a tip of ${i?.percent} %.`)
};

const fr_ca2_finding_doubt_great_tip = /** @type {(inputs: Finding_Doubt_Great_TipInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cela offre un pourboire de ${i?.percent} %.`)
};

/**
* | output |
* | --- |
* | "This offers a tip of {percent} %." |
*
* @param {Finding_Doubt_Great_TipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_great_tip = /** @type {((inputs: Finding_Doubt_Great_TipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Great_TipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_great_tip(inputs)
	return en_ca2_finding_doubt_great_tip(inputs)
});