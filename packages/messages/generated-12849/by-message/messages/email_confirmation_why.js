/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Email_Confirmation_WhyInputs */

const en_ca2_email_confirmation_why = /** @type {(inputs: Email_Confirmation_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can order without confirming. If you did not make this account, do nothing, or take the address back with “Forgot your password?” on the sign-in page.`)
};

const fr_ca2_email_confirmation_why = /** @type {(inputs: Email_Confirmation_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous pouvez commander sans confirmer. Si vous n’avez pas créé ce compte, ne faites rien ou reprenez l’adresse avec « Mot de passe oublié? » à la page de connexion.`)
};

/**
* | output |
* | --- |
* | "You can order without confirming. If you did not make this account, do nothing, or take the address back with “Forgot your password?” on the sign-in page." |
*
* @param {Email_Confirmation_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const email_confirmation_why = /** @type {((inputs?: Email_Confirmation_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Email_Confirmation_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_email_confirmation_why(inputs)
	return en_ca2_email_confirmation_why(inputs)
});