/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_No_CardInputs */

const en_ca2_profile_no_card = /** @type {(inputs: Profile_No_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No card is saved yet`)
};

const fr_ca2_profile_no_card = /** @type {(inputs: Profile_No_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune carte n’est enregistrée`)
};

/**
* | output |
* | --- |
* | "No card is saved yet" |
*
* @param {Profile_No_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_no_card = /** @type {((inputs?: Profile_No_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_No_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_no_card(inputs)
	return en_ca2_profile_no_card(inputs)
});