/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_MaintenanceInputs */

const en_ca2_refusal_maintenance = /** @type {(inputs: Refusal_MaintenanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir is down for maintenance. Please try again a little later.`)
};

const fr_ca2_refusal_maintenance = /** @type {(inputs: Refusal_MaintenanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir est en entretien. Réessayez un peu plus tard.`)
};

/**
* | output |
* | --- |
* | "Comptoir is down for maintenance. Please try again a little later." |
*
* @param {Refusal_MaintenanceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_maintenance = /** @type {((inputs?: Refusal_MaintenanceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_MaintenanceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_maintenance(inputs)
	return en_ca2_refusal_maintenance(inputs)
});