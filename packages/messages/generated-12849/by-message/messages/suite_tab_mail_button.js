/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_Mail_ButtonInputs */

const en_ca2_suite_tab_mail_button = /** @type {(inputs: Suite_Tab_Mail_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See what was ordered`)
};

const fr_ca2_suite_tab_mail_button = /** @type {(inputs: Suite_Tab_Mail_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir ce qui a été commandé`)
};

/**
* | output |
* | --- |
* | "See what was ordered" |
*
* @param {Suite_Tab_Mail_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_mail_button = /** @type {((inputs?: Suite_Tab_Mail_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Mail_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_mail_button(inputs)
	return en_ca2_suite_tab_mail_button(inputs)
});