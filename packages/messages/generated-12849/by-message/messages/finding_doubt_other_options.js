/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Finding_Doubt_Other_OptionsInputs */

const en_ca2_finding_doubt_other_options = /** @type {(inputs: Finding_Doubt_Other_OptionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This translation is not shown: it must have ${i?.count} answers separated by commas.`)
};

const fr_ca2_finding_doubt_other_options = /** @type {(inputs: Finding_Doubt_Other_OptionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette traduction n’est pas affichée ; il y faut ${i?.count} réponses séparées par des virgules.`)
};

/**
* | output |
* | --- |
* | "This translation is not shown: it must have {count} answers separated by commas." |
*
* @param {Finding_Doubt_Other_OptionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_other_options = /** @type {((inputs: Finding_Doubt_Other_OptionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Other_OptionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_other_options(inputs)
	return en_ca2_finding_doubt_other_options(inputs)
});