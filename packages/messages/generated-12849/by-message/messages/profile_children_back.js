/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Children_BackInputs */

const en_ca2_profile_children_back = /** @type {(inputs: Profile_Children_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the week`)
};

const fr_ca2_profile_children_back = /** @type {(inputs: Profile_Children_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour à la semaine`)
};

/**
* | output |
* | --- |
* | "Back to the week" |
*
* @param {Profile_Children_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_children_back = /** @type {((inputs?: Profile_Children_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Children_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_children_back(inputs)
	return en_ca2_profile_children_back(inputs)
});