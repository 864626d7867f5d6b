/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_Delete_ConfirmInputs */

const en_ca2_profile_card_delete_confirm = /** @type {(inputs: Profile_Card_Delete_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete this card`)
};

const fr_ca2_profile_card_delete_confirm = /** @type {(inputs: Profile_Card_Delete_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Supprimer cette carte`)
};

/**
* | output |
* | --- |
* | "Delete this card" |
*
* @param {Profile_Card_Delete_ConfirmInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_delete_confirm = /** @type {((inputs?: Profile_Card_Delete_ConfirmInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Delete_ConfirmInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_delete_confirm(inputs)
	return en_ca2_profile_card_delete_confirm(inputs)
});