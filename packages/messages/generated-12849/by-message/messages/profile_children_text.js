/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Children_TextInputs */

const en_ca2_profile_children_text = /** @type {(inputs: Profile_Children_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For school meals. Only you see this, and the school’s kitchen on its labels.`)
};

const fr_ca2_profile_children_text = /** @type {(inputs: Profile_Children_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour les repas de l’école. Vous seul le voyez, et la cuisine de l’école sur ses étiquettes.`)
};

/**
* | output |
* | --- |
* | "For school meals. Only you see this, and the school’s kitchen on its labels." |
*
* @param {Profile_Children_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_children_text = /** @type {((inputs?: Profile_Children_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Children_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_children_text(inputs)
	return en_ca2_profile_children_text(inputs)
});