/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Service_ChargeInputs */

const en_ca2_studio_set_service_charge = /** @type {(inputs: Studio_Set_Service_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service charge`)
};

const fr_ca2_studio_set_service_charge = /** @type {(inputs: Studio_Set_Service_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Frais de service`)
};

/**
* | output |
* | --- |
* | "Service charge" |
*
* @param {Studio_Set_Service_ChargeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_service_charge = /** @type {((inputs?: Studio_Set_Service_ChargeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Service_ChargeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_service_charge(inputs)
	return en_ca2_studio_set_service_charge(inputs)
});