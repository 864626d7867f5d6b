/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Profile_Heading_NamedInputs */

const en_ca2_profile_heading_named = /** @type {(inputs: Profile_Heading_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hello, ${i?.name}`)
};

const fr_ca2_profile_heading_named = /** @type {(inputs: Profile_Heading_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bonjour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Hello, {name}" |
*
* @param {Profile_Heading_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_heading_named = /** @type {((inputs: Profile_Heading_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Heading_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_heading_named(inputs)
	return en_ca2_profile_heading_named(inputs)
});