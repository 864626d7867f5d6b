/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Invitation_ButtonInputs */

const en_ca2_suite_invitation_button = /** @type {(inputs: Suite_Invitation_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open your suite`)
};

const fr_ca2_suite_invitation_button = /** @type {(inputs: Suite_Invitation_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrir votre loge`)
};

/**
* | output |
* | --- |
* | "Open your suite" |
*
* @param {Suite_Invitation_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_invitation_button = /** @type {((inputs?: Suite_Invitation_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Invitation_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_invitation_button(inputs)
	return en_ca2_suite_invitation_button(inputs)
});