/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_DeletedInputs */

const en_ca2_profile_card_deleted = /** @type {(inputs: Profile_Card_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The card is deleted.`)
};

const fr_ca2_profile_card_deleted = /** @type {(inputs: Profile_Card_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La carte est supprimée.`)
};

/**
* | output |
* | --- |
* | "The card is deleted." |
*
* @param {Profile_Card_DeletedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_deleted = /** @type {((inputs?: Profile_Card_DeletedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_DeletedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_deleted(inputs)
	return en_ca2_profile_card_deleted(inputs)
});