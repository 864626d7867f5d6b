/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Child_NewInputs */

const en_ca2_profile_child_new = /** @type {(inputs: Profile_Child_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a child`)
};

const fr_ca2_profile_child_new = /** @type {(inputs: Profile_Child_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter un enfant`)
};

/**
* | output |
* | --- |
* | "Add a child" |
*
* @param {Profile_Child_NewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_child_new = /** @type {((inputs?: Profile_Child_NewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Child_NewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_child_new(inputs)
	return en_ca2_profile_child_new(inputs)
});