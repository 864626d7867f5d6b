/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_Make_DefaultInputs */

const en_ca2_profile_card_make_default = /** @type {(inputs: Profile_Card_Make_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make default`)
};

const fr_ca2_profile_card_make_default = /** @type {(inputs: Profile_Card_Make_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Utiliser par défaut`)
};

/**
* | output |
* | --- |
* | "Make default" |
*
* @param {Profile_Card_Make_DefaultInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_make_default = /** @type {((inputs?: Profile_Card_Make_DefaultInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Make_DefaultInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_make_default(inputs)
	return en_ca2_profile_card_make_default(inputs)
});