/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Password_Reset_TextInputs */

const en_ca2_password_reset_text = /** @type {(inputs: Password_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone asked for a new password for your account. This button lets you choose one. It works once, for an hour.`)
};

const fr_ca2_password_reset_text = /** @type {(inputs: Password_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un a demandé un nouveau mot de passe pour votre compte. Ce bouton vous permet d’en choisir un. Il fonctionne une seule fois, pendant une heure.`)
};

/**
* | output |
* | --- |
* | "Someone asked for a new password for your account. This button lets you choose one. It works once, for an hour." |
*
* @param {Password_Reset_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const password_reset_text = /** @type {((inputs?: Password_Reset_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_Reset_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_password_reset_text(inputs)
	return en_ca2_password_reset_text(inputs)
});