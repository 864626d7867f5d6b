/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Contact_Email_HintInputs */

const en_ca2_studio_set_contact_email_hint = /** @type {(inputs: Studio_Set_Contact_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notices of orders and of failures go to it.`)
};

const fr_ca2_studio_set_contact_email_hint = /** @type {(inputs: Studio_Set_Contact_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les avis de commandes et de pannes y sont envoyés.`)
};

/**
* | output |
* | --- |
* | "Notices of orders and of failures go to it." |
*
* @param {Studio_Set_Contact_Email_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_contact_email_hint = /** @type {((inputs?: Studio_Set_Contact_Email_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Contact_Email_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_contact_email_hint(inputs)
	return en_ca2_studio_set_contact_email_hint(inputs)
});