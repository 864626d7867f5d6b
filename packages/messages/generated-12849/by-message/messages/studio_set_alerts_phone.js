/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Alerts_PhoneInputs */

const en_ca2_studio_set_alerts_phone = /** @type {(inputs: Studio_Set_Alerts_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone for text messages`)
};

const fr_ca2_studio_set_alerts_phone = /** @type {(inputs: Studio_Set_Alerts_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Téléphone pour messages texte`)
};

/**
* | output |
* | --- |
* | "Phone for text messages" |
*
* @param {Studio_Set_Alerts_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_alerts_phone = /** @type {((inputs?: Studio_Set_Alerts_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Alerts_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_alerts_phone(inputs)
	return en_ca2_studio_set_alerts_phone(inputs)
});