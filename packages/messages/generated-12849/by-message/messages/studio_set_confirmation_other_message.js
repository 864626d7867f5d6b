/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Confirmation_Other_MessageInputs */

const en_ca2_studio_set_confirmation_other_message = /** @type {(inputs: Studio_Set_Confirmation_Other_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message in the other language`)
};

const fr_ca2_studio_set_confirmation_other_message = /** @type {(inputs: Studio_Set_Confirmation_Other_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message dans l’autre langue`)
};

/**
* | output |
* | --- |
* | "Message in the other language" |
*
* @param {Studio_Set_Confirmation_Other_MessageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_confirmation_other_message = /** @type {((inputs?: Studio_Set_Confirmation_Other_MessageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Confirmation_Other_MessageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_confirmation_other_message(inputs)
	return en_ca2_studio_set_confirmation_other_message(inputs)
});