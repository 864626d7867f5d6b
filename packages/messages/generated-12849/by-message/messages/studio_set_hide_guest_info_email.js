/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Hide_Guest_Info_EmailInputs */

const en_ca2_studio_set_hide_guest_info_email = /** @type {(inputs: Studio_Set_Hide_Guest_Info_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do not ask for the email`)
};

const fr_ca2_studio_set_hide_guest_info_email = /** @type {(inputs: Studio_Set_Hide_Guest_Info_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ne pas demander le courriel`)
};

/**
* | output |
* | --- |
* | "Do not ask for the email" |
*
* @param {Studio_Set_Hide_Guest_Info_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hide_guest_info_email = /** @type {((inputs?: Studio_Set_Hide_Guest_Info_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Hide_Guest_Info_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hide_guest_info_email(inputs)
	return en_ca2_studio_set_hide_guest_info_email(inputs)
});