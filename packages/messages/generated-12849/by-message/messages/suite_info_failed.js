/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Info_FailedInputs */

const en_ca2_suite_info_failed = /** @type {(inputs: Suite_Info_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your suite can’t be shown right now. Please try again.`)
};

const fr_ca2_suite_info_failed = /** @type {(inputs: Suite_Info_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre loge ne peut pas être affichée pour le moment. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "Your suite can’t be shown right now. Please try again." |
*
* @param {Suite_Info_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_info_failed = /** @type {((inputs?: Suite_Info_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Info_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_info_failed(inputs)
	return en_ca2_suite_info_failed(inputs)
});