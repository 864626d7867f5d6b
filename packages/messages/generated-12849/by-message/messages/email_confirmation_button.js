/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Email_Confirmation_ButtonInputs */

const en_ca2_email_confirmation_button = /** @type {(inputs: Email_Confirmation_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm my address`)
};

const fr_ca2_email_confirmation_button = /** @type {(inputs: Email_Confirmation_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmer mon adresse`)
};

/**
* | output |
* | --- |
* | "Confirm my address" |
*
* @param {Email_Confirmation_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const email_confirmation_button = /** @type {((inputs?: Email_Confirmation_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Email_Confirmation_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_email_confirmation_button(inputs)
	return en_ca2_email_confirmation_button(inputs)
});