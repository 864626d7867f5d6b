/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Changed_TextInputs */

const en_ca2_account_changed_text = /** @type {(inputs: Account_Changed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The password, the email address or a way to sign in was just changed on your account.`)
};

const fr_ca2_account_changed_text = /** @type {(inputs: Account_Changed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le mot de passe, l’adresse courriel ou un moyen de connexion de votre compte vient d’être modifié.`)
};

/**
* | output |
* | --- |
* | "The password, the email address or a way to sign in was just changed on your account." |
*
* @param {Account_Changed_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const account_changed_text = /** @type {((inputs?: Account_Changed_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Changed_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_account_changed_text(inputs)
	return en_ca2_account_changed_text(inputs)
});