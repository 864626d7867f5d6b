/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Delete_ConfirmInputs */

const en_ca2_profile_delete_confirm = /** @type {(inputs: Profile_Delete_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete my account for good`)
};

const fr_ca2_profile_delete_confirm = /** @type {(inputs: Profile_Delete_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Supprimer définitivement mon compte`)
};

/**
* | output |
* | --- |
* | "Delete my account for good" |
*
* @param {Profile_Delete_ConfirmInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_delete_confirm = /** @type {((inputs?: Profile_Delete_ConfirmInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Delete_ConfirmInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_delete_confirm(inputs)
	return en_ca2_profile_delete_confirm(inputs)
});