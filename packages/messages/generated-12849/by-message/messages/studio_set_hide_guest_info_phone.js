/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Hide_Guest_Info_PhoneInputs */

const en_ca2_studio_set_hide_guest_info_phone = /** @type {(inputs: Studio_Set_Hide_Guest_Info_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do not ask for the phone`)
};

const fr_ca2_studio_set_hide_guest_info_phone = /** @type {(inputs: Studio_Set_Hide_Guest_Info_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ne pas demander le téléphone`)
};

/**
* | output |
* | --- |
* | "Do not ask for the phone" |
*
* @param {Studio_Set_Hide_Guest_Info_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hide_guest_info_phone = /** @type {((inputs?: Studio_Set_Hide_Guest_Info_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Hide_Guest_Info_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hide_guest_info_phone(inputs)
	return en_ca2_studio_set_hide_guest_info_phone(inputs)
});