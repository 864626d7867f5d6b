/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ word: NonNullable<unknown>, dish: NonNullable<unknown> }} Finding_Doubt_Unknown_AllergenInputs */

const en_ca2_finding_doubt_unknown_allergen = /** @type {(inputs: Finding_Doubt_Unknown_AllergenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.word} of ${i?.dish} is not a known allergen, so the dish’s allergens are shown as not confirmed.`)
};

const fr_ca2_finding_doubt_unknown_allergen = /** @type {(inputs: Finding_Doubt_Unknown_AllergenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.word} (${i?.dish}) n’est pas un allergène connu ; les allergènes du plat sont affichés comme non confirmés.`)
};

/**
* | output |
* | --- |
* | "{word} of {dish} is not a known allergen, so the dish’s allergens are shown as not confirmed." |
*
* @param {Finding_Doubt_Unknown_AllergenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_unknown_allergen = /** @type {((inputs: Finding_Doubt_Unknown_AllergenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Unknown_AllergenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_unknown_allergen(inputs)
	return en_ca2_finding_doubt_unknown_allergen(inputs)
});