/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Support_Email_HintInputs */

const en_ca2_studio_set_support_email_hint = /** @type {(inputs: Studio_Set_Support_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is in the footer and on receipts.`)
};

const fr_ca2_studio_set_support_email_hint = /** @type {(inputs: Studio_Set_Support_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il est au bas des pages et sur les reçus.`)
};

/**
* | output |
* | --- |
* | "It is in the footer and on receipts." |
*
* @param {Studio_Set_Support_Email_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_support_email_hint = /** @type {((inputs?: Studio_Set_Support_Email_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Support_Email_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_support_email_hint(inputs)
	return en_ca2_studio_set_support_email_hint(inputs)
});