/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Contact_EmailInputs */

const en_ca2_studio_set_contact_email = /** @type {(inputs: Studio_Set_Contact_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email for notices to you`)
};

const fr_ca2_studio_set_contact_email = /** @type {(inputs: Studio_Set_Contact_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Courriel pour les avis à vous`)
};

/**
* | output |
* | --- |
* | "Email for notices to you" |
*
* @param {Studio_Set_Contact_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_contact_email = /** @type {((inputs?: Studio_Set_Contact_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Contact_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_contact_email(inputs)
	return en_ca2_studio_set_contact_email(inputs)
});