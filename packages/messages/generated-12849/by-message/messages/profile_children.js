/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_ChildrenInputs */

const en_ca2_profile_children = /** @type {(inputs: Profile_ChildrenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Children`)
};

const fr_ca2_profile_children = /** @type {(inputs: Profile_ChildrenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enfants`)
};

/**
* | output |
* | --- |
* | "Children" |
*
* @param {Profile_ChildrenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_children = /** @type {((inputs?: Profile_ChildrenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_ChildrenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_children(inputs)
	return en_ca2_profile_children(inputs)
});