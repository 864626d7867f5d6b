/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Contact_LocaleInputs */

const en_ca2_studio_set_contact_locale = /** @type {(inputs: Studio_Set_Contact_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Language of those notices`)
};

const fr_ca2_studio_set_contact_locale = /** @type {(inputs: Studio_Set_Contact_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Langue de ces avis`)
};

/**
* | output |
* | --- |
* | "Language of those notices" |
*
* @param {Studio_Set_Contact_LocaleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_contact_locale = /** @type {((inputs?: Studio_Set_Contact_LocaleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Contact_LocaleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_contact_locale(inputs)
	return en_ca2_studio_set_contact_locale(inputs)
});