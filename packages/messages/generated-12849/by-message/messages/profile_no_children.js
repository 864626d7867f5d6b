/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_No_ChildrenInputs */

const en_ca2_profile_no_children = /** @type {(inputs: Profile_No_ChildrenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No child yet`)
};

const fr_ca2_profile_no_children = /** @type {(inputs: Profile_No_ChildrenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun enfant pour le moment`)
};

/**
* | output |
* | --- |
* | "No child yet" |
*
* @param {Profile_No_ChildrenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_no_children = /** @type {((inputs?: Profile_No_ChildrenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_No_ChildrenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_no_children(inputs)
	return en_ca2_profile_no_children(inputs)
});