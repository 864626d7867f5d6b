/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ card: NonNullable<unknown> }} Profile_Card_Make_Default_NamedInputs */

const en_ca2_profile_card_make_default_named = /** @type {(inputs: Profile_Card_Make_Default_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Make default: ${i?.card}`)
};

const fr_ca2_profile_card_make_default_named = /** @type {(inputs: Profile_Card_Make_Default_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Utiliser par défaut : ${i?.card}`)
};

/**
* | output |
* | --- |
* | "Make default: {card}" |
*
* @param {Profile_Card_Make_Default_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_make_default_named = /** @type {((inputs: Profile_Card_Make_Default_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Make_Default_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_make_default_named(inputs)
	return en_ca2_profile_card_make_default_named(inputs)
});