/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Email_Confirmation_TextInputs */

const en_ca2_email_confirmation_text = /** @type {(inputs: Email_Confirmation_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your Comptoir account uses ${i?.email}. Confirm that this address is yours. The button works once, for three days, in the browser where you’re signed in.`)
};

const fr_ca2_email_confirmation_text = /** @type {(inputs: Email_Confirmation_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre compte Comptoir utilise ${i?.email}. Confirmez que cette adresse est bien la vôtre. Le bouton fonctionne une seule fois, pendant trois jours, dans le navigateur où votre session est ouverte.`)
};

/**
* | output |
* | --- |
* | "Your Comptoir account uses {email}. Confirm that this address is yours. The button works once, for three days, in the browser where you’re signed in." |
*
* @param {Email_Confirmation_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const email_confirmation_text = /** @type {((inputs: Email_Confirmation_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Email_Confirmation_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_email_confirmation_text(inputs)
	return en_ca2_email_confirmation_text(inputs)
});