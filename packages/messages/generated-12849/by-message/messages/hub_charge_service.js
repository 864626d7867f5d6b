/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ kitchen: NonNullable<unknown>, label: NonNullable<unknown>, charge: NonNullable<unknown> }} Hub_Charge_ServiceInputs */

const en_ca2_hub_charge_service = /** @type {(inputs: Hub_Charge_ServiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kitchen}: ${i?.label} of ${i?.charge}.`)
};

const fr_ca2_hub_charge_service = /** @type {(inputs: Hub_Charge_ServiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kitchen} : ${i?.label}, ${i?.charge}.`)
};

/**
* | output |
* | --- |
* | "{kitchen}: {label} of {charge}." |
*
* @param {Hub_Charge_ServiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const hub_charge_service = /** @type {((inputs: Hub_Charge_ServiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hub_Charge_ServiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_hub_charge_service(inputs)
	return en_ca2_hub_charge_service(inputs)
});