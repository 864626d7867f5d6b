/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Changed_WhyInputs */

const en_ca2_account_changed_why = /** @type {(inputs: Account_Changed_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it wasn’t you, ask for a new password right away. You get this email because your account had this address.`)
};

const fr_ca2_account_changed_why = /** @type {(inputs: Account_Changed_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe. Vous recevez ce courriel parce que votre compte avait cette adresse.`)
};

/**
* | output |
* | --- |
* | "If it wasn’t you, ask for a new password right away. You get this email because your account had this address." |
*
* @param {Account_Changed_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const account_changed_why = /** @type {((inputs?: Account_Changed_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Changed_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_account_changed_why(inputs)
	return en_ca2_account_changed_why(inputs)
});