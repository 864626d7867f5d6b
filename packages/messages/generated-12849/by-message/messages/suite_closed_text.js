/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Closed_TextInputs */

const en_ca2_suite_closed_text = /** @type {(inputs: Suite_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-orders are closed. On the day you order on your suite’s tab.`)
};

const fr_ca2_suite_closed_text = /** @type {(inputs: Suite_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les précommandes sont closes. Le jour venu, vous commanderez sur la note de votre loge.`)
};

/**
* | output |
* | --- |
* | "Pre-orders are closed. On the day you order on your suite’s tab." |
*
* @param {Suite_Closed_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_closed_text = /** @type {((inputs?: Suite_Closed_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Closed_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_closed_text(inputs)
	return en_ca2_suite_closed_text(inputs)
});