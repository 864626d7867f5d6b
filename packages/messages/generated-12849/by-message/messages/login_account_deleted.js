/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Account_DeletedInputs */

const en_ca2_login_account_deleted = /** @type {(inputs: Login_Account_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account is deleted. Thank you for having ordered with us.`)
};

const fr_ca2_login_account_deleted = /** @type {(inputs: Login_Account_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre compte est supprimé. Merci d’avoir commandé chez nous.`)
};

/**
* | output |
* | --- |
* | "Your account is deleted. Thank you for having ordered with us." |
*
* @param {Login_Account_DeletedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_account_deleted = /** @type {((inputs?: Login_Account_DeletedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Account_DeletedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_account_deleted(inputs)
	return en_ca2_login_account_deleted(inputs)
});