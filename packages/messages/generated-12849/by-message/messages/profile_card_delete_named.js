/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ card: NonNullable<unknown> }} Profile_Card_Delete_NamedInputs */

const en_ca2_profile_card_delete_named = /** @type {(inputs: Profile_Card_Delete_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Delete ${i?.card}`)
};

const fr_ca2_profile_card_delete_named = /** @type {(inputs: Profile_Card_Delete_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Supprimer ${i?.card}`)
};

/**
* | output |
* | --- |
* | "Delete {card}" |
*
* @param {Profile_Card_Delete_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_delete_named = /** @type {((inputs: Profile_Card_Delete_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Delete_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_delete_named(inputs)
	return en_ca2_profile_card_delete_named(inputs)
});