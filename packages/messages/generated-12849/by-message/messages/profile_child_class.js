/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Child_ClassInputs */

const en_ca2_profile_child_class = /** @type {(inputs: Profile_Child_ClassInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Class or room`)
};

const fr_ca2_profile_child_class = /** @type {(inputs: Profile_Child_ClassInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Classe ou local`)
};

/**
* | output |
* | --- |
* | "Class or room" |
*
* @param {Profile_Child_ClassInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_child_class = /** @type {((inputs?: Profile_Child_ClassInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Child_ClassInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_child_class(inputs)
	return en_ca2_profile_child_class(inputs)
});