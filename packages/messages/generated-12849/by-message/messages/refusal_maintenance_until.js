/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Refusal_Maintenance_UntilInputs */

const en_ca2_refusal_maintenance_until = /** @type {(inputs: Refusal_Maintenance_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Comptoir is down for maintenance until about ${i?.time}, Eastern time.`)
};

const fr_ca2_refusal_maintenance_until = /** @type {(inputs: Refusal_Maintenance_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Comptoir est en entretien jusqu’à environ ${i?.time}, heure de l’Est.`)
};

/**
* | output |
* | --- |
* | "Comptoir is down for maintenance until about {time}, Eastern time." |
*
* @param {Refusal_Maintenance_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_maintenance_until = /** @type {((inputs: Refusal_Maintenance_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Maintenance_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_maintenance_until(inputs)
	return en_ca2_refusal_maintenance_until(inputs)
});