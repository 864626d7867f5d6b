/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Costs_Service_Charge_LabelInputs */

const en_ca2_costs_service_charge_label = /** @type {(inputs: Costs_Service_Charge_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service fee`)
};

const fr_ca2_costs_service_charge_label = /** @type {(inputs: Costs_Service_Charge_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Frais de service`)
};

/**
* | output |
* | --- |
* | "Service fee" |
*
* @param {Costs_Service_Charge_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const costs_service_charge_label = /** @type {((inputs?: Costs_Service_Charge_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Costs_Service_Charge_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_costs_service_charge_label(inputs)
	return en_ca2_costs_service_charge_label(inputs)
});