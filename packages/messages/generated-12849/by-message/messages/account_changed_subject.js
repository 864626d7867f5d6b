/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Changed_SubjectInputs */

const en_ca2_account_changed_subject = /** @type {(inputs: Account_Changed_SubjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account has changed`)
};

const fr_ca2_account_changed_subject = /** @type {(inputs: Account_Changed_SubjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre compte a changé`)
};

/**
* | output |
* | --- |
* | "Your account has changed" |
*
* @param {Account_Changed_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const account_changed_subject = /** @type {((inputs?: Account_Changed_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Changed_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_account_changed_subject(inputs)
	return en_ca2_account_changed_subject(inputs)
});