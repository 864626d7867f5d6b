/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Profile_Card_ExpiresInputs */

const en_ca2_profile_card_expires = /** @type {(inputs: Profile_Card_ExpiresInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Expires ${i?.date}`)
};

const fr_ca2_profile_card_expires = /** @type {(inputs: Profile_Card_ExpiresInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Expire le ${i?.date}`)
};

/**
* | output |
* | --- |
* | "Expires {date}" |
*
* @param {Profile_Card_ExpiresInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_expires = /** @type {((inputs: Profile_Card_ExpiresInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_ExpiresInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_expires(inputs)
	return en_ca2_profile_card_expires(inputs)
});