/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ word: NonNullable<unknown>, dish: NonNullable<unknown> }} Finding_Doubt_Unknown_DietInputs */

const en_ca2_finding_doubt_unknown_diet = /** @type {(inputs: Finding_Doubt_Unknown_DietInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.word} of ${i?.dish} is not a known diet: it is shown as written and implies no other diet.`)
};

const fr_ca2_finding_doubt_unknown_diet = /** @type {(inputs: Finding_Doubt_Unknown_DietInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.word} (${i?.dish}) n’est pas un régime connu ; il est affiché tel quel et n’en suppose aucun autre.`)
};

/**
* | output |
* | --- |
* | "{word} of {dish} is not a known diet: it is shown as written and implies no other diet." |
*
* @param {Finding_Doubt_Unknown_DietInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_unknown_diet = /** @type {((inputs: Finding_Doubt_Unknown_DietInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Unknown_DietInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_unknown_diet(inputs)
	return en_ca2_finding_doubt_unknown_diet(inputs)
});