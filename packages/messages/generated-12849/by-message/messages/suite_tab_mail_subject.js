/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ event: NonNullable<unknown> }} Suite_Tab_Mail_SubjectInputs */

const en_ca2_suite_tab_mail_subject = /** @type {(inputs: Suite_Tab_Mail_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.event}: your suite’s tab`)
};

const fr_ca2_suite_tab_mail_subject = /** @type {(inputs: Suite_Tab_Mail_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.event} : la note de votre loge`)
};

/**
* | output |
* | --- |
* | "{event}: your suite’s tab" |
*
* @param {Suite_Tab_Mail_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_mail_subject = /** @type {((inputs: Suite_Tab_Mail_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Mail_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_mail_subject(inputs)
	return en_ca2_suite_tab_mail_subject(inputs)
});