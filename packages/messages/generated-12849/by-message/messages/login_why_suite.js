/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Login_Why_SuiteInputs */

const en_ca2_login_why_suite = /** @type {(inputs: Login_Why_SuiteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Only its owner and hosts can order for this suite. Use the email that ${i?.name} invited: your suite opens next.`)
};

const fr_ca2_login_why_suite = /** @type {(inputs: Login_Why_SuiteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seuls le propriétaire et les hôtes peuvent commander pour cette loge. Utilisez l’adresse courriel invitée par ${i?.name} : la loge s’ouvrira ensuite.`)
};

/**
* | output |
* | --- |
* | "Only its owner and hosts can order for this suite. Use the email that {name} invited: your suite opens next." |
*
* @param {Login_Why_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_why_suite = /** @type {((inputs: Login_Why_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Why_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_why_suite(inputs)
	return en_ca2_login_why_suite(inputs)
});