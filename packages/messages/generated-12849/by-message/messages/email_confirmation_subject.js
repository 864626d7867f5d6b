/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Email_Confirmation_SubjectInputs */

const en_ca2_email_confirmation_subject = /** @type {(inputs: Email_Confirmation_SubjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm your email address`)
};

const fr_ca2_email_confirmation_subject = /** @type {(inputs: Email_Confirmation_SubjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmez votre adresse courriel`)
};

/**
* | output |
* | --- |
* | "Confirm your email address" |
*
* @param {Email_Confirmation_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const email_confirmation_subject = /** @type {((inputs?: Email_Confirmation_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Email_Confirmation_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_email_confirmation_subject(inputs)
	return en_ca2_email_confirmation_subject(inputs)
});