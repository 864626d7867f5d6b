/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Suite_Tab_Mail_WhyInputs */

const en_ca2_suite_tab_mail_why = /** @type {(inputs: Suite_Tab_Mail_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} has your address as the owner of this suite.`)
};

const fr_ca2_suite_tab_mail_why = /** @type {(inputs: Suite_Tab_Mail_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} a votre adresse en tant que propriétaire de cette loge.`)
};

/**
* | output |
* | --- |
* | "{venue} has your address as the owner of this suite." |
*
* @param {Suite_Tab_Mail_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_mail_why = /** @type {((inputs: Suite_Tab_Mail_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Mail_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_mail_why(inputs)
	return en_ca2_suite_tab_mail_why(inputs)
});