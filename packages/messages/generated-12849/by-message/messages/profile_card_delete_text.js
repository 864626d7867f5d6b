/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_Delete_TextInputs */

const en_ca2_profile_card_delete_text = /** @type {(inputs: Profile_Card_Delete_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You won’t be able to order with it any more. Past receipts stay as they are.`)
};

const fr_ca2_profile_card_delete_text = /** @type {(inputs: Profile_Card_Delete_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle ne pourra plus servir à commander. Vos reçus restent tels quels.`)
};

/**
* | output |
* | --- |
* | "You won’t be able to order with it any more. Past receipts stay as they are." |
*
* @param {Profile_Card_Delete_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_delete_text = /** @type {((inputs?: Profile_Card_Delete_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Delete_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_delete_text(inputs)
	return en_ca2_profile_card_delete_text(inputs)
});