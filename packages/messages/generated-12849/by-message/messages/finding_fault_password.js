/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Fault_PasswordInputs */

const en_ca2_finding_fault_password = /** @type {(inputs: Finding_Fault_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This password is not accepted.`)
};

const fr_ca2_finding_fault_password = /** @type {(inputs: Finding_Fault_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce mot de passe n’est pas accepté.`)
};

/**
* | output |
* | --- |
* | "This password is not accepted." |
*
* @param {Finding_Fault_PasswordInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_password = /** @type {((inputs?: Finding_Fault_PasswordInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_PasswordInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_password(inputs)
	return en_ca2_finding_fault_password(inputs)
});