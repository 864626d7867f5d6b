/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Forgot_Password_SentInputs */

const en_ca2_forgot_password_sent = /** @type {(inputs: Forgot_Password_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`If there is an account for ${i?.email}, a mail with a link is on its way, or was sent within the last hour. The newest link counts.`)
};

const fr_ca2_forgot_password_sent = /** @type {(inputs: Forgot_Password_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`S’il existe un compte pour ${i?.email}, un courriel contenant un lien est en route ou a été envoyé dans la dernière heure. Le lien le plus récent compte.`)
};

/**
* | output |
* | --- |
* | "If there is an account for {email}, a mail with a link is on its way, or was sent within the last hour. The newest link counts." |
*
* @param {Forgot_Password_SentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const forgot_password_sent = /** @type {((inputs: Forgot_Password_SentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Forgot_Password_SentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_forgot_password_sent(inputs)
	return en_ca2_forgot_password_sent(inputs)
});