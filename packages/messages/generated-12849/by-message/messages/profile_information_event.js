/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Information_EventInputs */

const en_ca2_profile_information_event = /** @type {(inputs: Profile_Information_EventInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your event needs a name and a phone number, so that your suite can be reached.`)
};

const fr_ca2_profile_information_event = /** @type {(inputs: Profile_Information_EventInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre événement demande un nom et un téléphone, pour qu’on puisse joindre votre loge.`)
};

/**
* | output |
* | --- |
* | "Your event needs a name and a phone number, so that your suite can be reached." |
*
* @param {Profile_Information_EventInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_information_event = /** @type {((inputs?: Profile_Information_EventInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Information_EventInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_information_event(inputs)
	return en_ca2_profile_information_event(inputs)
});